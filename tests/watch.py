#!/usr/bin/env python3
"""watch.py -- long jobs of dfg-opt and pat2c at a terminal: a line of progress, and an end by Ctrl-C that leaves nothing.

usage: watch.py DFG_OPT GRAPH.dfg PAT2C
"""
import os
import pathlib
import pty
import signal
import subprocess
import sys
import tempfile
import time

DFG_OPT, PAT2C = (str(pathlib.Path(path).resolve()) for path in (sys.argv[1], sys.argv[3]))
GRAPH, PATTERN = pathlib.Path(sys.argv[2]).read_bytes(), 'op relu(x);\npattern p(x) = relu(relu(x));\n'


def at_terminal(stdin, *arguments, program=DFG_OPT, **more):
    """The program, whose standard error is a terminal of its own, and that terminal."""
    ours, its = pty.openpty()
    p = subprocess.Popen([program, *arguments], stdin=stdin, stdout=subprocess.PIPE, stderr=its, start_new_session=True, **more)
    os.close(its)
    return p, ours


def read(terminal):
    text = b''
    try:
        while more := os.read(terminal, 1000):
            text += more
    except OSError:  # closed at its other end
        pass
    return text


def test_progress():
    """Nothing for two seconds, then what is done and since when; it is wiped before the output."""
    r, w = os.pipe()
    p, terminal = at_terminal(r, '--match', 'onnx_fusion', '--stats', '-')
    time.sleep(3.2)
    os.write(w, GRAPH)
    os.close(w)
    os.close(r)
    out, said = p.communicate()[0], read(terminal)
    return p.returncode == 0 and out and b'dfg-opt: reading -, 2 s\r' in said and b', 1 s' not in said and \
        said.endswith(b'\x1b[K') or print(p.returncode, out, said)


def test_quiet():
    """What is done within two seconds, or not for a terminal, says nothing."""
    p, terminal = at_terminal(subprocess.DEVNULL, '--match', 'onnx_fusion', '--stats', sys.argv[2])
    return p.communicate()[0] and read(terminal) == b'' and \
        subprocess.run([DFG_OPT, '--list'], capture_output=True).stderr == b''


def interrupted_once(folder, what, *arguments, **more):
    """The files that are new, the status, and how long it took to end; None: it was done before it was interrupted."""
    before = set(folder.rglob('*'))
    p, terminal = at_terminal(subprocess.DEVNULL, *arguments, **more)
    end = time.monotonic() + 20
    while not any(folder.rglob(what)) and p.poll() is None and time.monotonic() < end:
        time.sleep(0.001)
    there = any(folder.rglob(what))
    os.killpg(p.pid, signal.SIGINT)  # as the terminal does
    start = time.monotonic()
    p.communicate()
    took = time.monotonic() - start
    os.close(terminal)
    new = set(folder.rglob('*')) - before
    written = pathlib.Path(arguments[-1])
    if there and new == {written}:
        written.unlink()
        return None
    return new, p.returncode, took


def interrupted(folder, what, *arguments, **more):
    """Interrupted when `what` is in the folder, the program ends by the signal at once, and the folder is as it was."""
    for _ in range(5):
        ended = interrupted_once(folder, what, *arguments, **more)
        if ended:
            break
    return ended and not ended[0] and ended[1] == -signal.SIGINT and ended[2] < 1 or print(what, ended)


def large(path):
    """A graph that takes a while to write."""
    lines = [f'  %{i} = Relu(%{i - 1 if i else "x"})' for i in range(30000)]
    path.write_text('fn @main(%x: f32[1, 8]) {\n' + '\n'.join(lines) + f'\n  return %{len(lines) - 1}\n}}\n')


def test_interrupted_while_it_writes():
    """Beside a file that is there, and stays as it was; as text and as a model."""
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        large(folder / 'large.dfg')
        (folder / 'out.dfg').write_text('old')
        good = interrupted(folder, 'out.dfg.*.tmp', str(folder / 'large.dfg'), '-o', str(folder / 'out.dfg'))
        return good and (folder / 'out.dfg').read_text() == 'old' and \
            interrupted(folder, 'out.onnx.*.tmp', str(folder / 'large.dfg'), '-o', str(folder / 'out.onnx'))


def test_interrupted_while_it_compiles():
    with tempfile.TemporaryDirectory() as name:
        folder, home = pathlib.Path(name), {**os.environ, 'XDG_CACHE_HOME': name + '/cache'}
        (folder / 'cache' / 'pat2c').mkdir(parents=True)
        (folder / 'p.pat').write_text('import "onnx.ops";\npattern p(x) = Relu(Relu(x));\n')
        return interrupted(folder, 'work.*', '--compile', '--patterns', str(folder / 'p.pat'), '--match', 'p', sys.argv[2], env=home)


def test_killed_in_other_ways():
    """SIGTERM; and SIGINT is none where it was ignored, as in the background of a script."""
    p, _ = at_terminal(subprocess.PIPE, '--match', 'onnx_fusion', '-')
    time.sleep(0.3)
    p.terminate()
    p.communicate()
    ignores = subprocess.Popen([DFG_OPT, '--match', 'onnx_fusion', '--stats', '-'], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                               preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_IGN))
    time.sleep(0.3)
    ignores.send_signal(signal.SIGINT)
    ignores.communicate(GRAPH)
    return p.returncode == -signal.SIGTERM and ignores.returncode == 0 or print(p.returncode, ignores.returncode)


def test_pat2c_progress():
    """Its input is a pipe that says nothing for three seconds; the line is wiped before the message."""
    with tempfile.TemporaryDirectory() as name:
        pipe = pathlib.Path(name) / 'p.pat'
        os.mkfifo(pipe)
        p, terminal = at_terminal(subprocess.DEVNULL, str(pipe), program=PAT2C, cwd=name)
        with open(pipe, 'w') as f:
            time.sleep(3.2)
            f.write(PATTERN.replace('relu(x))', 'tanh(x))'))
        p.communicate()
        said = read(terminal)
        line = f'pat2c: reading {pipe}, 2 s\r'.encode()
        return p.returncode == 1 and line in said and b', 1 s' not in said and said.rpartition(b'\x1b[K')[2].count(b'tanh') > 0 or \
            print(p.returncode, said)


def test_pat2c_quiet():
    with tempfile.TemporaryDirectory() as name:
        path = pathlib.Path(name) / 'p.pat'
        path.write_text(PATTERN)
        p, terminal = at_terminal(subprocess.DEVNULL, str(path), program=PAT2C)
        p.communicate()
        return p.returncode == 0 and read(terminal) == b'' and sorted(f.name for f in path.parent.iterdir()) == ['p.c', 'p.h', 'p.pat', 'p.unit.c'] or \
            print(p.returncode, list(path.parent.iterdir()))


def test_pat2c_interrupted_while_it_writes():
    """Its header goes to a pipe that nobody reads, when the C stands beside a file that is there."""
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / 'p.pat').write_text(PATTERN)
        (folder / 'p.c').write_text('old')
        os.mkfifo(folder / 'p.h')
        return interrupted(folder, 'p.c.*.tmp', '--header', str(folder / 'p.h'), '-o', str(folder / 'p.c'), str(folder / 'p.pat'), program=PAT2C) and \
            (folder / 'p.c').read_text() == 'old'


def main():
    tests = {n: f for n, f in globals().items() if n.startswith('test_')}
    failed = [n for n, f in tests.items() if not f()]
    print(f'{len(tests)} tests, failed: {", ".join(failed) or "none"}')
    return len(failed) > 0


sys.exit(main())
