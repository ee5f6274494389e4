#!/usr/bin/env python3
"""networks.py -- providers beside dfg-opt --partition and beside the runtime's own provider, network by network.

usage: networks.py [--most SECONDS] [--patterns FILE]... DFG_OPT LIBRARY... -- MODEL...

For each model, its weights being random where a ConstantOfShape stands for them, at ORT_DISABLE_ALL and at the
default level: the sets of nodes that the runtime says it gave to the provider, beside the regions that dfg-opt finds
in what the provider dumped; the greatest absolute and relative difference of outputs; the time of making a session
without and with the provider.
A network runs if the work that is taken lets the evaluator end in about SECONDS (20).  Exit status 0: all agree;
77: this Python has no onnxruntime that tells who got which node.
"""
import argparse
import collections
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time

try:
    import numpy as np
    import onnxruntime as ort
    assert hasattr(ort.InferenceSession, 'get_provider_graph_assignment_info')
except (ImportError, AssertionError):
    print('skipped: no onnxruntime with get_provider_graph_assignment_info')
    sys.exit(77)

TYPES = {'float': 'f', 'double': 'd', 'float16': 'e', 'int64': 'q', 'int32': 'i', 'int8': 'b', 'uint8': 'B', 'bool': '?'}
MACS_A_SECOND = 1e8  # of the evaluator, in a debug build
MOST_WEIGHTS = 8e6
LEVELS = ort.GraphOptimizationLevel.ORT_DISABLE_ALL, ort.GraphOptimizationLevel.ORT_ENABLE_ALL
TOLERANCE = {'f': 1e-3, 'd': 1e-4, 'e': 2e-2}


def session(model, level, name=None, **options):
    o = ort.SessionOptions()
    o.graph_optimization_level = level
    o.log_severity_level = 4
    o.add_session_config_entry('session.record_ep_graph_assignment_info', '1')
    if name:
        o.add_provider_for_devices([d for d in ort.get_ep_devices() if d.ep_name == name][:1], options)
    start = time.perf_counter()
    s = ort.InferenceSession(model, o)
    return s, time.perf_counter() - start


def feeds(s, seed=1, size=1):
    """Extents that are open are 1 in front and `size` behind, in pictures at least 32."""
    rng = np.random.default_rng(seed)
    made, batch = {}, {i.shape[0] for i in s.get_inputs() if i.shape} - {None}
    for i in s.get_inputs():
        kind = TYPES[i.type[len('tensor('):-1]]
        shape = [d if isinstance(d, int) else 1 if k == 0 or d in batch else max(size, 32) if len(i.shape) == 4 else size
                 for k, d in enumerate(i.shape)]
        made[i.name] = np.asarray(16000) if i.name == 'sr' else np.asarray(np.abs(rng.standard_normal(shape)) if kind in 'qi' else rng.standard_normal(shape), kind)
    return made


def filled(path, folder):
    """The model, or a copy in the folder: where a ConstantOfShape stands for weights, random ones with a spread that keeps
    values as large as they are from layer to layer; but for more than MOST_WEIGHTS, whose dump would take minutes."""
    import onnx
    from onnx import numpy_helper
    model, rng = onnx.load(path), np.random.default_rng(1)
    known = {t.name: numpy_helper.to_array(t) for t in model.graph.initializer if t.data_type == onnx.TensorProto.INT64}
    made = {n.output[0]: (n, known[n.input[0]]) for n in model.graph.node if n.op_type == 'ConstantOfShape' and n.input[0] in known}
    if not made or sum(np.prod(shape) for _, shape in made.values()) > MOST_WEIGHTS:
        return str(path)
    for name, (node, shape) in made.items():
        kind = numpy_helper.to_array(node.attribute[0].t).dtype if node.attribute else np.dtype('f')
        if kind.kind == 'f':  # those of one extent: scales and variances among them, which are above 0
            w = rng.standard_normal(shape) * np.sqrt(1 / max(np.prod(shape[1:]), 1)) if len(shape) > 1 else rng.uniform(.5, 1.5, shape)
        else:
            w = rng.integers(-20, 20, shape)  # larger ones saturate
        model.graph.node.remove(node)
        model.graph.initializer.append(numpy_helper.from_array(np.asarray(w, kind), name))
    path = pathlib.Path(folder) / pathlib.Path(path).name
    onnx.save(model, path)
    return str(path)


def taken(s, name):
    """The sets of the provider, as counts of operators."""
    return sorted(sorted(n.op_type for n in g.get_nodes()) for g in s.get_provider_graph_assignment_info()
                  if g.ep_name == name)


def functions(text, attribute):
    """The operators of each function with the attribute."""
    found, ends = [], None
    for line in text.split('\n'):
        if ends is None and re.search(r'fn .*\{(.*, )?' + attribute + ' = ', line):
            ends = re.match(' *', line)[0] + '}'
            found.append([])
        elif line == ends:
            ends = None
        elif ends is not None:
            op = re.search(r'= "?([A-Za-z_][\w.]*)"?\(', line)
            found[-1] += [re.sub(r'\.v\d+$', '', op[1]).split('.')[-1]] if op else []
    return [sorted(f) for f in found]


def told(dfg_opt, table, dump, *options):
    """The regions that dfg-opt finds in the dumps of a session: the graph's, and those of bodies; and their work."""
    regions, macs = [], 0
    for graph in sorted(dump.parent.glob(dump.name + '*')):
        parts = graph.with_name('parts.dfg')
        out = subprocess.run([*dfg_opt, '--partition', table, '--report=json', *(options or ['--regions']), graph, '-o', parts],
                             check=True, capture_output=True, text=True).stdout
        macs += json.loads(out).get('covered_macs', 0)
        regions += functions(parts.read_text(), 'Compiler' if '--regions' in options or not options else 'Composite')
        parts.unlink()
    return sorted(regions), macs


def differences(a, b):
    """The greatest absolute and relative difference; whether all is close."""
    absolute = relative = 0.0
    good = True
    for x, y in zip(a, b):
        if not isinstance(x, np.ndarray) or x.dtype.kind not in 'fiub' or x.size == 0:
            continue
        good &= x.shape == y.shape and x.dtype == y.dtype
        x, y, kind = x.astype('d'), y.astype('d'), x.dtype.char
        d = np.abs(x - y)
        d = d[np.isfinite(d)]
        scale = max(np.abs(x[np.isfinite(x)]).max(initial=0), 1e-30)
        absolute = max(absolute, d.max(initial=0))
        relative = max(relative, d.max(initial=0) / scale)
        good &= d.max(initial=0) <= TOLERANCE.get(kind, 1) * max(scale, 1) or (kind in 'bBiq?' and d.max(initial=0) <= 1)
    return absolute, relative, bool(good)


def check(dfg_opt, table, model, level, most, folder):
    try:
        cpu, _ = session(model, level)
    except Exception as e:
        return 'the runtime refuses it: ' + str(e).split('\n')[0][:60], True
    with tempfile.TemporaryDirectory(dir=folder) as own:
        dump = pathlib.Path(own) / 'dump.dfg'
        s, _ = session(model, level, table, dump=str(dump))
        sets = taken(s, table)
        regions, macs = told(dfg_opt, table, dump)
    alone = min(session(model, level)[1] for _ in range(3))
    whole = min(session(model, level, table)[1] for _ in range(3))
    same = sets == regions
    row = f'{sum(map(len, sets)):5} {len(sets):4} {sum(map(len, regions)):6} {"same" if same else "OTHER":6}' \
          f'{alone * 1e3:8.1f} {whole * 1e3:8.1f}'
    if not same:
        count = lambda x: collections.Counter(map(tuple, x))
        print('  only the runtime:', count(sets) - count(regions), '\n  only dfg-opt:', count(regions) - count(sets))
    if macs > most * MACS_A_SECOND:
        return row + f'   not run: {macs / 1e6:.0f} M MAC', same
    for size in 1, 16, 512:
        f = feeds(cpu, size=size)
        try:
            wanted = cpu.run(None, f)
            break
        except Exception as e:
            wanted = str(e).split('\n')[0]  # the exception itself would hold the session
    if isinstance(wanted, str):
        return row + '   no inputs: ' + wanted[:60], same
    absolute, relative, good = differences(wanted, s.run(None, f))
    if not good:  # quantised networks: a step at a time is as far as the runtime is from itself
        good = absolute <= max(differences(wanted, session(model, other)[0].run(None, f))[0] for other in LEVELS)
    return row + f'   {absolute:.1e} {relative:.1e}{"" if good else " FAR"}', same and good


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument('--most', type=float, default=20)
    arguments.add_argument('--patterns', action='append', default=[], help='files with tables that dfg-opt does not have')
    arguments.add_argument('dfg_opt')
    arguments.add_argument('libraries', nargs='+')
    at = sys.argv.index('--')
    a, models = arguments.parse_args(sys.argv[1:at]), sys.argv[at + 1:]
    print(f'onnxruntime {ort.__version__}\n{"table":16} {"model":20} {"level":8} nodes sets dfg-opt       '
          f'ms alone ms with   max abs, rel')
    failed = 0
    folder = tempfile.TemporaryDirectory()
    models = [filled(model, folder.name) for model in models]
    for library in a.libraries:
        ort.register_execution_provider_library(library, os.path.abspath(library))
        table = pathlib.Path(library).stem
        for model in models:
            for level in LEVELS:
                try:
                    row, good = check([a.dfg_opt, *('--patterns=' + f for f in a.patterns)], table, model, level, a.most, folder.name)
                except Exception as e:
                    row, good = 'FAILED ' + str(e)[:200], False
                failed += not good
                short = 'none' if level == ort.GraphOptimizationLevel.ORT_DISABLE_ALL else 'default'
                print(f'{table:16} {pathlib.Path(model).stem:20} {short:8} {row}', flush=True)
        ort.unregister_execution_provider_library(library)
    print(f'{failed} of {2 * len(models) * len(a.libraries)} are otherwise')
    return failed != 0


if __name__ == '__main__':
    sys.exit(main())
