#!/usr/bin/env python3
"""What the rules make of networks, beside what other tools make of them.

usage: beside.py DFG-OPT FOLDER... [--tools NAMES] [--only GLOB] [--timeout S] [--keep DIR]
       beside.py DFG-OPT --inference NETWORK... [--runs N] [--dim NAME=N,...]

DFG-OPT is the program, or `package`: then ours is run as the others are, by its Python
package in a process that has loaded it.

FOLDER is searched for *.onnx.  A row a network: its nodes, and for each tool what is
left of them and the CPU time of it in milliseconds, with model read and written,
packages loaded before (of the program: from its start); the least of three runs, where
they take less than a second.  Counted are the nodes that outputs need, in all bodies,
without Constant, local functions inlined.  Weights that one number fills are varied
first (rewrite_models.py).

A result counts if onnx.checker takes it, ONNX Runtime runs it without optimisation,
its outputs are those of the network as it was (to 1e-4 of the largest element, 4e-3
where there are 16-bit floats, a step of integers of 8 bits, which operators on them
round to once less; infinities, NaN and the signs of zeros alike), and its
file is at most 1.1 times as large, or 4 kB larger.  One that does not has a letter:
c the checker, r the run, n the numbers, s the size, t out of time, x the tool failed;
a `-` is a package that is not there.

Two leagues are told from each other: tools that stay with operators of the standard,
and tools that make those of com.microsoft; for each in how many networks ours has the
fewest nodes, alone or as others have, and how far it is behind at most.

The second form compares times of inference: N alternating runs (30) of ONNX Runtime's
extended level on the network as it is, and on what `fuse` and `fuse_ort` made of it,
all loaded anew every five runs; medians in milliseconds.  --dim says extents of inputs;
without it, the first of some is taken that the network runs with.

Status 77, "skipped", where onnx, numpy or onnxruntime is not there.
"""
import argparse
import collections
import fnmatch
import glob
import os
import random
import resource
import select
import signal
import statistics
import subprocess
import sys
import tempfile
import time

OURS = {"standard": "standard", "fuse": "standard,fuse", "fuse_ort": "standard,fuse,fuse_ort",
        "ort_skip_norm": "standard,fuse,fuse_ort,ort_skip_norm"}
LEAGUES = {
    "operators of the standard": ["fuse", "ort_basic", "onnxscript", "onnxsim", "onnxslim", "onnxoptimizer"],
    "com.microsoft": ["fuse_ort", "ort_extended", "ort_fusions"],
    "com.microsoft, sums in normalisations": ["ort_skip_norm", "ort_extended", "ort_fusions"],
}


# ---- the other tools: each is run in a process of its own by `--serve` ----

def ort_level(level):
    def make():
        import onnxruntime as ort

        def run(source, out):
            options = ort.SessionOptions()
            options.graph_optimization_level = getattr(ort.GraphOptimizationLevel, level)
            options.optimized_model_filepath = out
            options.log_severity_level = 4
            options.intra_op_num_threads = 1
            ort.InferenceSession(source, options, providers=["CPUExecutionProvider"])
        return run
    return make


def on_proto(transform):
    """A tool that takes a ModelProto and gives one."""
    import onnx

    def run(source, out):
        onnx.save(transform(onnx.load(source)), out)
    return run


def onnxscript_tool():
    import onnxscript.optimizer
    import onnxscript.rewriter
    return on_proto(lambda m: onnxscript.rewriter.rewrite(onnxscript.optimizer.optimize(m)))


def ort_fusions():
    import onnx_ir as ir
    from onnxscript.rewriter.ort_fusions import optimize_for_ort

    def transform(model):
        made = optimize_for_ort(ir.serde.deserialize_model(model))
        return ir.serde.serialize_model(made[0] if isinstance(made, tuple) else made)
    return on_proto(transform)


def onnxsim():
    import onnxsim as tool
    return on_proto(lambda m: tool.simplify(m)[0])


def onnxslim():
    import onnxslim as tool
    return on_proto(tool.slim)


def onnxoptimizer():
    import onnxoptimizer as tool
    return on_proto(tool.optimize)


def ours(rules):
    def make():
        import pat2c
        shipped = pat2c.load()

        def run(source, out):
            shipped.rewrite(source, rules.split(",")).save(out)
        return run
    return make


PEERS = {
    **{tool: ours(rules) for tool, rules in OURS.items()},
    "ort_basic": ort_level("ORT_ENABLE_BASIC"),
    "ort_extended": ort_level("ORT_ENABLE_EXTENDED"),
    "onnxscript": onnxscript_tool,
    "ort_fusions": ort_fusions,
    "onnxsim": onnxsim,
    "onnxslim": onnxslim,
    "onnxoptimizer": onnxoptimizer,
}


def serve(tool):
    """The process of one tool: for each line of two paths, a process that has the packages already; it answers with
    seconds of CPU, or x.  The first line says whether there are such packages."""
    answers = os.fdopen(os.dup(1), "w", buffering=1)
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    try:
        run = PEERS[tool]()
    except ImportError:
        print("-", file=answers)
        return
    print("+", file=answers)
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            start = time.process_time()
            try:
                run(*line.rstrip("\n").split("\t"))
                print("%.6f" % (time.process_time() - start), file=answers)
                os._exit(0)
            finally:
                os._exit(1)
        if os.waitpid(child, 0)[1] != 0:
            print("x", file=answers)


class Peer:
    """A tool's process, which is started anew after it was out of time."""

    def __init__(self, tool):
        self.tool, self.process = tool, None

    def start(self):
        self.process = subprocess.Popen([sys.executable, os.path.abspath(__file__), "--serve", self.tool], text=True, bufsize=1,
                                        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                                        start_new_session=True)
        self.there = self.process.stdout.readline() == "+\n"

    def run(self, source, out, timeout):
        if self.process is None:
            self.start()
        if not self.there:
            return "-"
        self.process.stdin.write("%s\t%s\n" % (source, out))
        if not select.select([self.process.stdout], [], [], timeout)[0]:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process = None
            return "t"
        answer = self.process.stdout.readline().rstrip("\n")
        return float(answer) if answer not in ("", "x") and os.path.exists(out) else "x"


peers = {tool: Peer(tool) for tool in PEERS}


def run_tool(options, tool, source, out):
    """Seconds of CPU; a letter where there is no result."""
    if tool not in OURS or options.dfg_opt == "package":
        return peers[tool].run(source, out, options.timeout)
    command = [options.dfg_opt, "--infer", "--rewrite", OURS[tool], "-o", out, source]
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    try:
        p = subprocess.run(command, capture_output=True, text=True, timeout=options.timeout)
    except subprocess.TimeoutExpired:
        return "t"
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    if p.returncode != 0 or not os.path.exists(out):
        return "x"
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def least_time(options, tool, source, out):
    """As run_tool, which what else the machine does makes longer."""
    best = None
    for _ in range(3):
        if os.path.exists(out):
            os.remove(out)
        seconds = run_tool(options, tool, source, out)
        if isinstance(seconds, str):
            return seconds
        best = min(seconds, best or seconds)
        if seconds >= 1:
            break
    return best


# ---- counting ----

def bodies(node):
    for a in node.attribute:
        yield from [a.g] if a.HasField("g") else a.graphs


def reads(node):
    """Names that a node reads, those that its bodies read from around it among them."""
    names = set(node.input)
    for body in bodies(node):
        made = {v.name for v in body.input} | {t.name for t in body.initializer}
        inside = {v.name for v in body.output}
        for n in body.node:
            inside |= reads(n)
            made.update(n.output)
        names |= inside - made
    return names


def live_nodes(graph, counts):
    maker = {o: i for i, node in enumerate(graph.node) for o in node.output if o}
    wanted, live = [v.name for v in graph.output], set()
    while wanted:  # nodes may stand in any order
        i = maker.get(wanted.pop())
        if i is not None and i not in live:
            live.add(i)
            wanted += reads(graph.node[i])
    for node in (graph.node[i] for i in live):
        if node.op_type != "Constant":
            counts["%s%s" % (node.domain + "." if node.domain not in ("", "ai.onnx") else "", node.op_type)] += 1
        for body in bodies(node):
            live_nodes(body, counts)
    return counts


def count(path):
    """Live nodes, by operator."""
    model = onnx.load(path, load_external_data=False)
    if model.functions:
        model = onnx.inliner.inline_local_functions(model)
    return live_nodes(model.graph, collections.Counter())


# ---- judging ----

def zero_signs_differ(a, b):
    if isinstance(a, (list, tuple)):
        return any(zero_signs_differ(x, y) for x, y in zip(a, b))
    if not isinstance(a, np.ndarray) or a.dtype.kind != "f":
        return False
    zeros = (a == 0) & (b == 0)
    return bool((np.signbit(a[zeros]) != np.signbit(b[zeros])).any())


def differ(a, b, tolerance):
    if isinstance(a, (list, tuple)):
        return not isinstance(b, (list, tuple)) or len(a) != len(b) or any(differ(x, y, tolerance) for x, y in zip(a, b))
    most, relative = run_onnx.difference(a, b)
    return relative > tolerance and not (isinstance(a, np.ndarray) and a.dtype.itemsize == 1 and most <= 1)


class Before:
    """A network as it was: inputs that it runs with, and what it computes of them."""

    def __init__(self, path):
        self.path, self.size = path, os.path.getsize(path)
        self.valid = not run_onnx.is_valid(path)
        self.tolerance = rewrite_models.tolerance(argparse.Namespace(tolerance=1e-4), path)
        try:
            s = run_onnx.session(path)
            self.feed, self.outputs = run_onnx.random_inputs(s, np.random.default_rng(1))
            if run_onnx.difference(self.outputs, s.run(None, self.feed)) != (0.0, 0.0):
                self.feed = None  # it is random
        except Exception:  # of the runtime, which has no class for it
            self.feed = None

    def letters(self, out):
        """What is wrong with a result."""
        wrong = ""
        try:
            onnx.checker.check_model(out)
        except Exception:
            wrong += "c" if self.valid else ""
        if os.path.getsize(out) > max(1.1 * self.size, self.size + 4096):
            wrong += "s"
        if self.feed is None:
            return wrong
        try:
            made = run_onnx.session(out).run(None, self.feed)
        except Exception:
            return wrong + "r"
        if differ(self.outputs, made, self.tolerance) or zero_signs_differ(self.outputs, made):
            wrong += "n"
        return wrong


def row(options, path, folder, tools):
    """{tool: (nodes, seconds, letters)} of a network, and the network's own nodes."""
    source = os.path.join(folder, "varied.onnx")
    rewrite_models.varied(path, source)
    before, cells = Before(source), {}
    for tool in tools:
        out = os.path.join(folder, "out.onnx")
        seconds = least_time(options, tool, source, out)
        if isinstance(seconds, str):
            cells[tool] = (None, None, seconds)
            continue
        cells[tool] = (sum(count(out).values()), seconds, before.letters(out))
        if options.keep:
            os.replace(out, os.path.join(options.keep, "%s.%s.onnx" % (os.path.basename(path)[:-5], tool)))
    return sum(count(source).values()), before.feed is not None, cells


def cell(nodes, seconds, letters):
    return letters if nodes is None else "%d%s %.1f" % (nodes, letters and " " + letters, 1000 * seconds)


def league(name, tools, rows):
    """Lines about the networks of one league."""
    ours, counted, best, behind, worst = tools[0], 0, 0, [], (0.0, "")
    for network, (_, _, cells) in rows.items():
        valid = {t: cells[t][0] for t in tools if t in cells and cells[t][0] is not None and not cells[t][2]}
        others = [n for t, n in valid.items() if t != ours]
        if not others:
            continue
        counted += 1
        if ours in valid and valid[ours] <= min(others):
            best += 1
            continue
        mine = valid.get(ours)
        late = mine / max(1, min(others)) - 1 if mine is not None else float("inf")
        behind.append("%s %s:%d" % (network, mine, min(others)))
        worst = max(worst, (late, network))
    print("\n%s: `%s` has the fewest nodes, or as few, on %d of %d networks; behind at most by %.0f %% (%s)" %
          (name, ours, best, counted, 100 * worst[0], worst[1]))
    for line in behind:
        print("  behind: %s" % line)


def totals(tools, rows):
    """Sums over the networks that each tool has a result of that counts, and that each has any result of."""
    present = [t for t in tools if any(cells[t][2] != "-" for _, _, cells in rows.values())]
    common = [(n, cells) for n, _, cells in rows.values()
              if all(cells[t][0] is not None and not cells[t][2] for t in present)]
    made = [cells for _, _, cells in rows.values() if all(cells[t][0] is not None for t in present)]
    print("\n%d networks of which all tools have a result that counts: %d nodes before; %d of which all have any" %
          (len(common), sum(n for n, _ in common), len(made)))
    for t in present:
        print("  %-14s %6d nodes, %8.0f ms of CPU, %8.0f of any; %d of %d results count" % (
            t, sum(c[t][0] for _, c in common), 1000 * sum(c[t][1] for _, c in common),
            1000 * sum(c[t][1] for c in made),
            sum(1 for _, _, c in rows.values() if c[t][0] is not None and not c[t][2]), len(rows)))
    for t in sorted(set(tools) - set(present)):
        print("  %-14s skipped: there is no such package" % t)


def networks(options):
    paths = []
    for folder in options.paths:
        paths += sorted(glob.glob(os.path.join(folder, "*.onnx"))) if os.path.isdir(folder) else [folder]
    return [p for p in paths if fnmatch.fnmatch(os.path.basename(p), options.only)]


def table(options):
    tools = options.tools.split(",") if options.tools else list(PEERS)
    print("| network | nodes | %s |\n|---|---|%s" % (" | ".join(tools), "---|" * len(tools)))
    rows = {}
    with tempfile.TemporaryDirectory() as folder:
        for path in networks(options):
            name = os.path.splitext(os.path.basename(path))[0]
            try:
                rows[name] = row(options, path, folder, tools)
            except onnx.checker.ValidationError as error:  # no file has its data
                print("| %s | left out: %s |" % (name, str(error).splitlines()[0]), flush=True)
                continue
            before, runs, cells = rows[name]
            print("| %s%s | %d | %s |" % (name, "" if runs else " (not run)", before,
                                          " | ".join(cell(*cells[t]) for t in tools)), flush=True)
    for name, members in LEAGUES.items():
        if members[0] in tools:
            league(name, members, rows)
    totals(tools, rows)
    return 0


INFERENCE = ("fuse", "fuse_ort")
ONE_LOAD, WARM_UP = 5, 2  # runs


def inference_times(files, feed, runs):
    """Milliseconds of each run of each file's network, the files in turn, in an order that changes."""
    import onnxruntime as ort

    def session(path):
        s = ort.SessionOptions()
        s.graph_optimization_level = ort.GraphOptimizationLevel.ORT_ENABLE_EXTENDED
        s.intra_op_num_threads = 1
        s.log_severity_level = 4
        return ort.InferenceSession(path, s, providers=["CPUExecutionProvider"])

    times, order, rng = [[] for _ in files], list(range(len(files))), random.Random(1)
    for turn in range(runs):
        rng.shuffle(order)
        if turn % ONE_LOAD == 0:  # where a load puts weights makes up to a tenth of the time
            sessions = {i: session(files[i]) for i in order}
            for s in list(sessions.values()) * WARM_UP:
                s.run(None, feed)
        for i in order:
            start = time.perf_counter()
            sessions[i].run(None, feed)
            times[i].append(1000 * (time.perf_counter() - start))
    return times


def inference(options):
    print("| network | extended | %s |\n|%s" % (" | ".join("`%s`, then extended | ratio" % t for t in INFERENCE),
                                             "---|" * (2 + 2 * len(INFERENCE))))
    with tempfile.TemporaryDirectory() as folder:
        for path in networks(options):
            files = [os.path.join(folder, "%s.onnx" % name) for name in ("varied", *INFERENCE)]
            rewrite_models.varied(path, files[0])
            name = os.path.basename(path)[:-5]
            failed = [t for t, out in zip(INFERENCE, files[1:]) if isinstance(run_tool(options, t, files[0], out), str)]
            if failed:
                print("| %s | ours failed: %s |" % (name, ", ".join(failed)))
                continue
            try:
                feed, _ = run_onnx.random_inputs(run_onnx.session(files[0]), np.random.default_rng(1), options.dim)
            except run_onnx.Skip as why:
                print("| %s | %s |" % (name, why))
                continue
            first, *ours = (statistics.median(t) for t in inference_times(files, feed, options.runs))
            print("| %s | %.2f | %s" % (name, first, " ".join("%.2f | %.3f |" % (t, t / first) for t in ours)), flush=True)
    return 0


def main():
    parser = argparse.ArgumentParser(usage=__doc__.split("usage:")[1].split("\n\n")[0])
    parser.add_argument("dfg_opt")
    parser.add_argument("paths", nargs="+")
    parser.add_argument("--tools")
    parser.add_argument("--only", default="*")
    parser.add_argument("--timeout", type=float, default=120)
    parser.add_argument("--keep")
    parser.add_argument("--inference", action="store_true")
    parser.add_argument("--runs", type=int, default=30)
    parser.add_argument("--dim", type=run_onnx.extents, default={})
    options = parser.parse_args()
    if not networks(options):
        print("SKIP: there are no networks in %s" % ", ".join(options.paths))
        return 77
    return inference(options) if options.inference else table(options)


def load():
    """The packages of all but `--serve`, which run_onnx leaves with status 77 where they are missing."""
    global np, onnx, rewrite_models, run_onnx
    import run_onnx
    import rewrite_models
    import numpy as np
    import onnx
    import onnx.inliner


if __name__ == "__main__":
    if len(sys.argv) == 3 and sys.argv[1] == "--serve":
        sys.exit(serve(sys.argv[2]))
    load()
    sys.exit(main())
