#!/usr/bin/env python3
"""watch.py -- long jobs of dfg-opt and pat2c at a terminal: a line of progress, and an end by Ctrl-C that leaves nothing.

usage: watch.py DFG_OPT GRAPH.dfg PAT2C
"""
import os
import pathlib
import pty
import re
import select
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


PATIENCE = 60  # seconds that a loaded machine may take for anything


def until_it_says(terminal, what):
    """What the terminal shows until `what` is among it."""
    text, end = b'', time.monotonic() + PATIENCE
    while what not in text and select.select([terminal], [], [], max(0, end - time.monotonic()))[0]:
        text += os.read(terminal, 1000)
    return text


def until_it_catches(p, number):
    """Signals are handled by now."""
    end = time.monotonic() + PATIENCE
    status = pathlib.Path(f'/proc/{p.pid}/status')
    while not int(re.search(r'SigCgt:\s*(\w+)', status.read_text())[1], 16) >> number - 1 & 1 and time.monotonic() < end:
        time.sleep(0.01)


def is_late(said, line):
    """The line is there with the seconds that it took, two or more; and was not before."""
    seconds = [int(s) for s in re.findall(re.escape(line) + rb', (\d+) s\r', said)]
    return len(seconds) > 0 and min(seconds) >= 2


def read(terminal, text=b''):
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
    said = until_it_says(terminal, b's\r')
    os.write(w, GRAPH)
    os.close(w)
    os.close(r)
    out, said = p.communicate()[0], read(terminal, said)
    return p.returncode == 0 and out and is_late(said, b'dfg-opt: reading -') and said.endswith(b'\x1b[K') or \
        print(p.returncode, out, said)


def within_two_seconds(*arguments, **more):
    """The status of what is done so soon, and what it says meanwhile."""
    for _ in range(20):
        start = time.monotonic()
        p, terminal = at_terminal(subprocess.DEVNULL, *arguments, **more)
        out, said = p.communicate()[0], read(terminal)
        if time.monotonic() - start < 2:
            break
    return p.returncode, out, said


def test_quiet():
    """What is done within two seconds, or not for a terminal, says nothing."""
    status, out, said = within_two_seconds('--match', 'onnx_fusion', '--stats', sys.argv[2])
    return status == 0 and out and said == b'' and \
        subprocess.run([DFG_OPT, '--list'], capture_output=True).stderr == b''


def is_writing(p, folder, what):
    """There is such a file in the folder, or one without a name is open there."""
    try:
        opened = [os.readlink(fd) for fd in pathlib.Path(f'/proc/{p.pid}/fd').iterdir()]
    except OSError:  # it has ended, or closed one meanwhile
        opened = []
    return any(name.startswith(f'{folder.resolve()}/#') for name in opened) or any(folder.rglob(what))


def interrupted_once(folder, what, *arguments, number=signal.SIGINT, **more):
    """The files that are new, and the status; None: it was done before it was interrupted, and all is as before."""
    before, written = set(folder.rglob('*')), pathlib.Path(arguments[-1])
    old = written.read_bytes() if written.exists() else None
    p, terminal = at_terminal(subprocess.DEVNULL, *arguments, **more)
    end = time.monotonic() + PATIENCE
    while not is_writing(p, folder, what) and p.poll() is None and time.monotonic() < end:
        time.sleep(0.001)
    if p.poll() is None:
        os.killpg(p.pid, number)  # as the terminal does
    p.communicate(timeout=PATIENCE)
    os.close(terminal)
    new = set(folder.rglob('*')) - before
    if p.returncode != 0:
        return new, p.returncode
    for path in sorted(new, reverse=True):
        path.rmdir() if path.is_dir() else path.unlink()
    if old is not None and written.read_bytes() != old:
        written.write_bytes(old)
    return None


def interrupted(folder, what, *arguments, number=signal.SIGINT, **more):
    """Interrupted while it writes to the folder, the program ends by the signal at once, and the folder is as it was."""
    for _ in range(50):
        ended = interrupted_once(folder, what, *arguments, number=number, **more)
        if ended:
            break
    return ended == (set(), -number) or print(what, ended)


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


def has_nameless(folder):
    """Are there files without a name, which nothing leaves?"""
    try:
        os.close(os.open(folder, os.O_WRONLY | os.O_TMPFILE))
    except OSError:
        return False
    return True


def test_killed_while_it_writes():
    """Nothing can be done then, and nothing is left."""
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        large(folder / 'large.dfg')
        return not has_nameless(folder) or \
            interrupted(folder, 'out.dfg.*.tmp', str(folder / 'large.dfg'), '-o', str(folder / 'out.dfg'), number=signal.SIGKILL)


def test_interrupted_while_it_compiles():
    with tempfile.TemporaryDirectory() as name:
        folder, home = pathlib.Path(name), {**os.environ, 'XDG_CACHE_HOME': name + '/cache'}
        (folder / 'cache' / 'pat2c').mkdir(parents=True)
        (folder / 'p.pat').write_text('import "onnx.ops";\npattern p(x) = Relu(Relu(x));\n')
        return interrupted(folder, 'work.*', '--compile', '--patterns', str(folder / 'p.pat'), '--match', 'p', sys.argv[2], env=home)


def test_killed_in_other_ways():
    """SIGTERM; and SIGINT is none where it was ignored, as in the background of a script."""
    p, _ = at_terminal(subprocess.PIPE, '--match', 'onnx_fusion', '-')
    until_it_catches(p, signal.SIGTERM)
    p.terminate()
    p.communicate()
    ignores = subprocess.Popen([DFG_OPT, '--match', 'onnx_fusion', '--stats', '-'], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                               preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_IGN))
    until_it_catches(ignores, signal.SIGTERM)
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
            said = until_it_says(terminal, b's\r')
            f.write(PATTERN.replace('relu(x))', 'tanh(x))'))
        p.communicate()
        said = read(terminal, said)
        return p.returncode == 1 and is_late(said, f'pat2c: reading {pipe}'.encode()) and said.rpartition(b'\x1b[K')[2].count(b'tanh') > 0 or \
            print(p.returncode, said)


def test_pat2c_quiet():
    with tempfile.TemporaryDirectory() as name:
        path = pathlib.Path(name) / 'p.pat'
        path.write_text(PATTERN)
        status, _, said = within_two_seconds(str(path), program=PAT2C)
        return status == 0 and said == b'' and sorted(f.name for f in path.parent.iterdir()) == ['p.c', 'p.h', 'p.pat', 'p.unit.c'] or \
            print(status, said, list(path.parent.iterdir()))


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
