#!/usr/bin/env python3
"""Runs ONNX models on random inputs and compares what they compute.

usage: run_onnx.py A.onnx B.onnx [--inputs N] [--seed S] [--tolerance T]
       run_onnx.py --corpus DIR --dfg-opt DFG-OPT [--every N] [--inputs N] [--seed S] [--tolerance T] [-- OPTION...]

The first form gives both models the same N random inputs under ONNX Runtime and
prints the largest absolute and relative difference of any output; an output's
difference is relative to its largest element.  Status 1: it is above T.

The second form does this for every model below DIR and what `dfg-opt OPTION... -o`
makes of it, which must also be valid where the model is (onnx.checker with shape
inference).  Without OPTIONs the model is also read and written with --keep-opset and
must be the same, node for node.  A line each, ending with counts.

Status 77, "skipped", where the packages onnx, numpy or onnxruntime, or DIR, are
not there.
"""
import argparse
import collections
import glob
import itertools
import math
import os
import subprocess
import sys
import tempfile

try:
    import numpy as np
    import onnx
    import onnxruntime as ort
    from onnx import numpy_helper
except ImportError as missing:
    print("SKIP: %s: pip install onnx numpy onnxruntime" % missing)
    sys.exit(77)

ort.set_default_logger_severity(4)

# Models whose outputs state other shapes than their constants say: they are not valid
# where inference sees those as initializers.
CONTRADICT = {"reshape_fusion_concat_subgraph_not_triggered.onnx", "reshape_fusion_with_graph_inputs.onnx"}


class Skip(Exception):
    """A model that ONNX Runtime does not run, and why."""


def first_line(error):
    lines = str(error).strip().splitlines()
    return lines[0][:150] if lines else type(error).__name__


# ---- running ----

def session(path):
    options = ort.SessionOptions()
    options.graph_optimization_level = ort.GraphOptimizationLevel.ORT_DISABLE_ALL
    options.intra_op_num_threads = 1
    return ort.InferenceSession(path, options, providers=["CPUExecutionProvider"])


DTYPES = {"float": np.float32, "double": np.float64, "float16": np.float16, "int64": np.int64, "int32": np.int32,
          "int16": np.int16, "int8": np.int8, "uint8": np.uint8, "uint16": np.uint16, "uint32": np.uint32,
          "uint64": np.uint64, "bool": np.bool_, "string": np.str_}


def random_input(value, size, least, most, rng):
    """A tensor for a model's input; an extent that is not stated is size(its symbol)."""
    kind = value.type[len("tensor("):-1] if value.type.startswith("tensor(") else ""
    if kind not in DTYPES:
        raise Skip("an input is a %s" % value.type)
    shape = [d if isinstance(d, int) else size(d) for d in value.shape]
    dtype = DTYPES[kind]
    if dtype is np.str_:
        return rng.choice(np.array(["a", "bc", "def"]), size=shape).astype(object)
    if dtype is np.bool_:
        return np.asarray(rng.random(shape) < 0.5)
    if np.issubdtype(dtype, np.integer):
        return np.asarray(rng.integers(least, most + 1, size=shape)).astype(dtype)
    return np.asarray(rng.standard_normal(shape)).astype(dtype)


SIZES = (2, 1, 3, 4, 8, 16, 32, 64, 224, 512)
MOST = 1 << 22  # elements of an input
INTEGERS = ((0, 9), (1, 9), (0, 1), (1, 1), (0, 0))


def extents(text):
    """{name: extent} of NAME=N,..."""
    return {name: int(n) for name, n in (pair.split("=") for pair in text.split(","))}


def tries(values, known):
    """(size of a symbol, smallest, largest integer): the first that a model runs with is taken.

    One symbol may be twice the others: in models with a past, `total` is the sum of two."""
    symbols = sorted({d for v in values for d in v.shape if isinstance(d, str)} - set(known))[:8]
    unknown = any(not isinstance(d, int) and d not in known for v in values for d in v.shape)
    for size in SIZES if unknown else SIZES[:1]:
        for twice in [None] + (symbols if len(symbols) > 1 else []):
            for least, most in INTEGERS:
                yield lambda d, s=size, t=twice: known.get(d, 2 * s if t is not None and d == t else s), least, most


def random_inputs(a, rng, known={}):
    """Inputs that model `a` runs with, and its outputs; known: extents of symbols."""
    why = None
    for size, least, most in tries(a.get_inputs(), known):
        if any(math.prod(d if isinstance(d, int) else size(d) for d in v.shape) > MOST for v in a.get_inputs()):
            why = why or "its inputs are too large"
            continue
        feed = {v.name: random_input(v, size, least, most, rng) for v in a.get_inputs()}
        try:
            return feed, a.run(None, feed)
        except Exception as error:  # the runtime has no class for "these inputs don't fit"
            why = error
    raise Skip("it runs with no random inputs: %s" % first_line(why))


def difference(a, b):
    """Largest absolute and relative difference of two outputs; infinite where they can't be compared."""
    if isinstance(a, (list, tuple)):
        if not isinstance(b, (list, tuple)) or len(a) != len(b):
            return np.inf, np.inf
        return max([difference(x, y) for x, y in zip(a, b)], default=(0.0, 0.0))
    if a is None or b is None or isinstance(a, dict):
        return (0.0, 0.0) if a == b else (np.inf, np.inf)
    a, b = np.asarray(a), np.asarray(b)
    if a.shape != b.shape or a.dtype != b.dtype:
        return np.inf, np.inf
    if a.dtype == object or a.dtype.kind in "USb":
        return (0.0, 0.0) if (a == b).all() else (np.inf, np.inf)
    if a.size == 0:
        return 0.0, 0.0
    x, y = a.astype(np.float64), b.astype(np.float64)
    same = (x == y) | (np.isnan(x) & np.isnan(y))
    if same.all():
        return 0.0, 0.0
    if not np.isfinite(x[~same]).all() or not np.isfinite(y[~same]).all():
        return np.inf, np.inf
    most = np.abs(x[~same] - y[~same]).max()
    scale = np.abs(x[np.isfinite(x)]).max(initial=0.0)
    return most, most / scale if scale > 0 else np.inf


def compare(path_a, path_b, n, seed):
    """(largest absolute, relative) difference over n random inputs."""
    try:
        a = session(path_a)
    except Exception as error:
        raise Skip("it does not load: %s" % first_line(error)) from error
    rng = np.random.default_rng(seed)
    first, outputs = random_inputs(a, rng)
    b = session(path_b)
    if [v.name for v in a.get_outputs()] != [v.name for v in b.get_outputs()]:
        raise ValueError("the outputs have other names")
    worst = (0.0, 0.0)
    for i in range(n):
        if i > 0:
            first, outputs = random_inputs(a, rng)
        if difference(outputs, a.run(None, first)) != (0.0, 0.0):
            raise Skip("it computes something else each time")
        worst = max(worst, difference(outputs, b.run(None, first)))
    return worst


# ---- node for node ----

def trimmed(names):
    names = list(names)
    while names and names[-1] == "":
        names.pop()
    return names


def lasting(nodes):
    """Without Constant nodes whose result a later one defines anew."""
    last = {n.output[0]: i for i, n in enumerate(nodes) if n.op_type == "Constant"}
    return [n for i, n in enumerate(nodes) if n.op_type != "Constant" or last[n.output[0]] == i]


def same_nodes(a, b, where):
    """The first difference of two lists of nodes; None: there is none."""
    a = lasting(a)
    if len(a) != len(b):
        return "%s: %d nodes, %d written" % (where, len(a), len(b))
    if [trimmed(n.output) for n in a] != [trimmed(n.output) for n in b]:  # the file was not sorted
        at = {tuple(trimmed(n.output)): n for n in b}
        b = [at.get(tuple(trimmed(n.output)), n) for n in a]
    for x, y in zip(a, b):
        here = "%s/%s" % (where, x.name or (x.output[0] if x.output else x.op_type))
        for what in ("op_type", "domain", "name", "doc_string"):
            if getattr(x, what) != getattr(y, what):
                return "%s: %s is '%s', written '%s'" % (here, what, getattr(x, what), getattr(y, what))
        if trimmed(x.input) != trimmed(y.input):
            return "%s: inputs %s, written %s" % (here, list(x.input), list(y.input))
        if trimmed(x.output) != trimmed(y.output):
            return "%s: outputs %s, written %s" % (here, list(x.output), list(y.output))
        why = same_attributes(x, y, here)
        if why:
            return why
    return None


def same_attributes(x, y, here):
    a, b = ({p.name: p for p in n.attribute} for n in (x, y))
    if sorted(a) != sorted(b):
        return "%s: attributes %s, written %s" % (here, sorted(a), sorted(b))
    for name, p in a.items():
        q = b[name]
        graphs = ([p.g] if p.HasField("g") else []) + list(p.graphs)
        written = ([q.g] if q.HasField("g") else []) + list(q.graphs)
        if len(graphs) != len(written):
            return "%s: attribute %s has other graphs" % (here, name)
        for g, w in zip(graphs, written):
            why = same_graph(g, w, here + "/" + name)
            if why:
                return why
        if not graphs and p.SerializeToString(deterministic=True) != q.SerializeToString(deterministic=True):
            return "%s: attribute %s differs" % (here, name)
    return None


def used_names(graph):
    names = {o.name for o in graph.output}
    for n in graph.node:
        names.update(n.input)
        for p in n.attribute:
            for g in ([p.g] if p.HasField("g") else []) + list(p.graphs):
                names |= used_names(g)
    return names


def same_graph(a, b, where):
    inits = {t.name for t in a.initializer}
    names = [v.name for v in a.input if v.name not in inits], [v.name for v in b.input]
    if names[0] != [n for n in names[1] if n in names[0]] and names[0] != names[1]:
        return "%s: inputs %s, written %s" % ((where,) + names)
    for v, w in itertools.zip_longest(a.output, b.output):
        stated = v is not None and v.type.WhichOneof("value")
        if v is None or w is None or v.name != w.name or (stated and v.type != w.type):
            return "%s: outputs differ" % where
    tensors = {t.name: t for t in b.initializer}
    used = used_names(a)
    for t in a.initializer:
        if t.name not in used:
            continue
        if t.name not in tensors:
            return "%s: initializer '%s' is missing" % (where, t.name)
        x, y = numpy_helper.to_array(t), numpy_helper.to_array(tensors[t.name])
        if x.dtype != y.dtype or x.shape != y.shape or x.tobytes() != y.tobytes():
            return "%s: initializer '%s' differs" % (where, t.name)
    return same_nodes(a.node, b.node, where)


def same_model(path_a, path_b):
    a, b = onnx.load(path_a), onnx.load(path_b)
    for what in ("producer_name", "producer_version", "domain", "model_version", "doc_string"):
        if getattr(a, what) != getattr(b, what):
            return "the model's %s differs" % what
    opsets = [{(o.domain, o.version) for o in m.opset_import} for m in (a, b)]
    if not opsets[0] <= opsets[1]:  # a domain that nodes have and the model does not import is added
        return "opsets %s, written %s" % tuple(map(sorted, opsets))
    if [p.SerializeToString() for p in a.metadata_props] != [p.SerializeToString() for p in b.metadata_props]:
        return "metadata differ"
    if [(f.domain, f.name) for f in a.functions] != [(f.domain, f.name) for f in b.functions]:
        return "functions differ"
    for f, g in zip(a.functions, b.functions):
        why = same_nodes(f.node, g.node, f.name)
        if why:
            return why
    return same_graph(a.graph, b.graph, a.graph.name)


# ---- a corpus ----

def is_valid(path):
    try:
        onnx.checker.check_model(path, full_check=True)
        return None
    except Exception as error:
        return first_line(error)


def write(options, path, out, *more):
    run = subprocess.run([options.dfg_opt, *options.options, *more, "-o", out, path], capture_output=True, text=True)
    if run.returncode != 0:
        raise ValueError("dfg-opt: %s" % first_line(run.stderr))


def check_one(options, path, folder):
    """(what happened, notes); raises ValueError where something is wrong."""
    out, kept = os.path.join(folder, "written.onnx"), os.path.join(folder, "kept.onnx")
    write(options, path, out)
    invalid = is_valid(out)
    if invalid and not is_valid(path) and os.path.basename(path) not in CONTRADICT:
        raise ValueError("it is no longer valid: %s" % invalid)
    if options.options and os.path.basename(path) in CONTRADICT:
        raise Skip("it states other shapes than its constants say, which what changes it relies on")
    if not options.options:
        write(options, path, kept, "--keep-opset")
        why = same_model(path, kept)
        if why:
            raise ValueError("--keep-opset: %s" % why)
    return compare(path, out, options.inputs, options.seed)


def corpus(options):
    paths = sorted(glob.glob(os.path.join(options.corpus, "*.onnx"))) + \
        sorted(glob.glob(os.path.join(options.corpus, "*", "*.onnx")))
    paths = paths[::options.every]
    if not paths:
        print("SKIP: there are no models in '%s'" % options.corpus)
        return 77
    counts, worst = collections.Counter(), (0.0, 0.0)
    with tempfile.TemporaryDirectory() as folder:
        for path in paths:
            name = os.path.relpath(path, options.corpus)
            try:
                found = check_one(options, path, folder)
                verdict = "ok" if found[1] <= options.tolerance else "FAILED"
                worst = max(worst, found) if verdict == "ok" else worst
                print("%-6s  %s: max abs %.3g, rel %.3g" % ((verdict, name) + found))
            except Skip as why:
                verdict = "not run"
                print("not run %s: %s" % (name, why))
            except Exception as error:  # of the runtime, too: the written model must run where the first does
                verdict = "FAILED"
                print("FAILED  %s: %s" % (name, first_line(error)))
            counts[verdict] += 1
            sys.stdout.flush()
    print("%d ran and agree (max abs %.3g, rel %.3g), %d failed, %d not run" %
          (counts["ok"], worst[0], worst[1], counts["FAILED"], counts["not run"]))
    return 1 if counts["FAILED"] or not counts["ok"] else 0


def main():
    parser = argparse.ArgumentParser(usage=__doc__.split("usage:")[1].split("\n\n")[0])
    parser.add_argument("models", nargs="*")
    parser.add_argument("--inputs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tolerance", type=float, default=1e-6)
    parser.add_argument("--corpus")
    parser.add_argument("--every", type=int, default=1, help="each N-th model of the corpus")
    parser.add_argument("--dfg-opt")
    end = sys.argv.index("--") if "--" in sys.argv else len(sys.argv)
    options = parser.parse_args(sys.argv[1:end])
    options.options = sys.argv[end + 1:]
    if options.corpus and options.dfg_opt and not options.models:
        return corpus(options)
    if len(options.models) != 2 or options.corpus or options.options:
        parser.error("two models, or --corpus and --dfg-opt")
    try:
        found = compare(options.models[0], options.models[1], options.inputs, options.seed)
    except Skip as why:
        print("not run: %s" % why)
        return 77
    print("max abs %.3g, rel %.3g" % found)
    return 1 if found[1] > options.tolerance else 0


if __name__ == "__main__":
    sys.exit(main())
