#!/usr/bin/env python3
"""run_ort.py -- the provider of tests/ort/npu.pat in ONNX Runtime: what it takes, what it computes, what it refuses.

usage: run_ort.py DFG_OPT NPU.so RELAY.so [TEST...]

Exit status 77: this Python has no onnxruntime that takes plug-ins.
"""
import inspect
import os
import pathlib
import re
import sys
import tempfile
import threading

HERE = pathlib.Path(__file__).parent
try:
    import numpy as np
    import onnxruntime as ort
    ort.register_execution_provider_library, ort.get_ep_devices
    if tuple(map(int, ort.__version__.split('.')[:2])) < (1, 23):
        raise ImportError(f'onnxruntime is {ort.__version__}')
except (ImportError, AttributeError) as why:
    print('skipped: no onnxruntime 1.23 or newer for this Python:', why)
    sys.exit(77)

VERSION = tuple(map(int, ort.__version__.split('.')[:2]))
TELLS = hasattr(ort.InferenceSession, 'get_provider_graph_assignment_info')
if TELLS:
    import networks
DFG_OPT, NPU, RELAY = sys.argv[1], *(str(pathlib.Path(a).resolve()) for a in sys.argv[2:4])
LEVELS = ort.GraphOptimizationLevel.ORT_DISABLE_ALL, ort.GraphOptimizationLevel.ORT_ENABLE_ALL
MODELS = [HERE / f'{name}.onnx' for name in ('net', 'flow', 'qdq')]
KINDS = {'tensor(float)': 'f', 'tensor(bool)': '?'}


def session(model, *names, level=LEVELS[1], log=4, **options):
    o = ort.SessionOptions()
    o.graph_optimization_level = level
    o.log_severity_level = log
    o.add_session_config_entry('session.record_ep_graph_assignment_info', '1')
    for name in names:
        o.add_provider_for_devices([d for d in ort.get_ep_devices() if d.ep_name == name][:1],
                                   {k: str(v) for k, v in options.items()})
    return ort.InferenceSession(model if isinstance(model, bytes) else str(model), o, enable_fallback=False)


def feeds(s, seed=1):
    rng = np.random.default_rng(seed)
    return {i.name: np.asarray(rng.standard_normal([d if isinstance(d, int) else 2 for d in i.shape]) > -9
                               if KINDS[i.type] == '?' else
                               rng.standard_normal([d if isinstance(d, int) else 2 for d in i.shape]), KINDS[i.type])
            for i in s.get_inputs()}


def close(model, s, seed=1):
    f = feeds(s, seed)
    return all(np.abs(a - b).max() < 1e-4 for a, b in zip(s.run(None, f), session(model).run(None, f)))


def taken(s, name='npu'):
    return networks.taken(s, name) if TELLS else []


def refuses(text, *names, model=MODELS[0], **options):
    """Making the session ends with an error of the runtime that has the text."""
    try:
        session(model, *names, **options)
    except Exception as e:
        return bool(re.search(text, str(e))) or print(f'said {e}, not {text}')
    return print(f'{options} made a session')


# each returns what is true where all is well

def test_computes():
    return all(close(m, session(m, 'npu', level=level, **o)) for m in MODELS for level in LEVELS
               for o in ({}, {'regions': 0}, {'select': 'optimal', 'launch': 3}))


def test_takes_what_dfg_opt_takes():
    """With all options, what the runtime says it gave to the provider is what dfg-opt finds in the dump."""
    ways = ({}, ['--regions']), ({'regions': 0}, []), ({'heavy': 'Conv'}, ['--regions', '--heavy', 'Conv']), \
        ({'select': 'optimal', 'launch': 2.5}, ['--regions', '--select', 'optimal', '--launch', '2.5']), \
        ({'select': 'optimal', 'regions': 0, 'launch': 1.5}, ['--select', 'optimal', '--launch', '1.5']), \
        ({'max_channels': 4}, ['--regions', '-D', 'max_channels=4'])
    good, some = TELLS or print('this onnxruntime does not tell who got which node'), 0
    for model in [m for m in MODELS if TELLS and (VERSION >= (1, 25) or m.stem != 'flow')]: # of bodies older ones get nothing
        for level in LEVELS:
            for options, flags in ways:
                with tempfile.TemporaryDirectory() as folder:
                    dump = pathlib.Path(folder) / 'dump'
                    sets = taken(session(model, 'npu', level=level, dump=dump, **options))
                    regions, _ = networks.told([DFG_OPT, f'--patterns={HERE / "npu.pat"}'], 'npu', dump, *(flags or ['--select=greedy']))
                some += len(sets)
                if sets != regions:
                    good = print(model.name, level, options, 'runtime', sets, 'dfg-opt', regions)
    return good and some > 30 or not TELLS


def test_params_count():
    """A param that is decided at run time decides what is taken."""
    counts = [sum(map(len, taken(session(MODELS[0], 'npu', max_channels=n)))) for n in (1, 8)]
    return counts[0] < counts[1] or not TELLS


def test_report():
    with tempfile.TemporaryDirectory() as folder:
        text, json = pathlib.Path(folder) / 'report', pathlib.Path(folder) / 'report.json'
        session(MODELS[0], 'npu', report=text)
        session(MODELS[1], 'npu', report=json)
        return 'npu.conv_relu' in text.read_text() and 'left out:' in text.read_text() and \
            json.read_text().startswith('{') and (VERSION < (1, 25) or json.with_name('report.json.1').exists())


def traced(model):
    """What the device of tests/ort/device.c was told: of each region its composites."""
    with tempfile.TemporaryDirectory() as folder:
        trace = os.environ['NPU_TRACE'] = str(pathlib.Path(folder) / 'trace')
        session(model, 'npu')
        del os.environ['NPU_TRACE']
        return [line.split() for line in pathlib.Path(trace).read_text().splitlines()]


def test_device():
    vendors = {d.ep_name: d.ep_vendor for d in ort.get_ep_devices()}
    entries = sorted(x for line in traced(MODELS[2]) for x in line)
    return entries == ['npu.qconv', 'npu.qconv', 'npu.sum'] and vendors['npu'] == 'imaginary' and \
        vendors['relay_npu'] == 'pat2c'


def test_reasons_are_in_the_log():
    """At its verbose level, a line each; what the provider takes one level above."""
    with tempfile.TemporaryFile() as log:
        stderr = os.dup(2)
        os.dup2(log.fileno(), 2)
        session(MODELS[0], 'npu', log=0)
        os.dup2(stderr, 2)
        os.close(stderr)
        log.seek(0)
        text = log.read().decode()
    return 'left out:' in text and 'x Clip: no entry takes Clip here' in text and re.search(r'takes \d+ of \d+ nodes', text)


def test_threads():
    s, cpu, wrong = session(MODELS[0], 'npu'), session(MODELS[0]), []

    def work(seed):
        f = feeds(s, seed)
        for _ in range(5):
            wrong.extend(seed for a, b in zip(s.run(None, f), cpu.run(None, f)) if np.abs(a - b).max() > 1e-4)
    threads = [threading.Thread(target=work, args=(i,)) for i in range(8)]
    [t.start() for t in threads]
    [t.join() for t in threads]
    return not wrong


def test_what_nothing_reads():
    """A set of a node whose result nothing reads has no output in the runtime, and computes all the same."""
    s = session(MODELS[0], 'npu_small')
    return close(MODELS[0], s) and ('Sigmoid' in sum(taken(s, 'npu_small'), []) or not TELLS)


def test_two_providers():
    """The second takes of what the first leaves."""
    both = session(MODELS[0], 'npu', 'npu_small')
    if TELLS and not (taken(both) and taken(both, 'npu_small')):
        return print('one of them takes nothing')
    return all(close(m, session(m, *names)) for m in MODELS for names in (('relay_npu', 'npu'), ('npu', 'relay_npu'), ('npu', 'npu_small'), ('npu_small', 'npu')))


def test_table_of_another_dialect():
    s = session(MODELS[0], 'relay_npu')
    return close(MODELS[0], s) and not taken(s, 'relay_npu')


def test_registered_again():
    for name in 'again', 'twice':
        ort.register_execution_provider_library(name, NPU) if name == 'again' else None
        s = session(MODELS[0], 'npu')
        del s
    ort.unregister_execution_provider_library('again')
    return close(MODELS[0], session(MODELS[0], 'npu'))


def test_options():
    return refuses("there is no option 'lanch'", 'npu', lanch=1) and refuses("'x' is no value", 'npu', launch='x') and \
        refuses("'-1' is no value", 'npu', launch=-1) and refuses("'best' is no value", 'npu', select='best') and \
        refuses("'2' is no value", 'npu', regions=2) and \
        refuses("'int8' was fixed", 'npu', int8='false') and refuses('max_channels', 'npu', max_channels='many')


def test_files_that_cannot_be_written():
    """An error of what is asked about a graph is the runtime's to log; then nothing is taken."""
    s = session(MODELS[0], 'npu', dump='/nowhere/dump')
    return close(MODELS[0], s) and not taken(s)


def test_operator_that_the_runtime_does_not_know():
    return refuses('Conw', 'npu', model=MODELS[0].read_bytes().replace(b'\x04Conv', b'\x04Conw'))


def test_no_model():
    return refuses('', 'npu', model=b'\x08\x07') and refuses('', 'npu', model='/nowhere/model.onnx')


def main():
    ort.register_execution_provider_library('npu', NPU)
    ort.register_execution_provider_library('relay', RELAY)
    names = {d.ep_name for d in ort.get_ep_devices()}
    failed = [] if {'npu', 'npu_small', 'relay_npu'} <= names else [str(names)]
    tests = {n: f for n, f in globals().items() if n.startswith('test_') and inspect.isfunction(f)}
    for name, test in tests.items():
        if sys.argv[4:] and name not in sys.argv[4:]:
            continue
        good = test()
        failed += [] if good else [name]
        print('ok    ' if good else 'FAILED', name, flush=True)
    ort.unregister_execution_provider_library('npu')
    ort.unregister_execution_provider_library('relay')
    print(f'onnxruntime {ort.__version__}: {len(tests)} tests, failed: {", ".join(failed) or "none"}')
    return len(failed) > 0


sys.exit(main())
