"""The package where there is neither a compiler nor onnx: it works, and says what needs onnx."""
import importlib.util
import shutil
import subprocess
import tempfile
from pathlib import Path

import pat2c

GRAPH = "fn @main(%x: f32[2, 2]) {\n  %0 = Relu(%x)\n  %1 = Relu(%0)\n  return %1\n}\n"

assert importlib.util.find_spec("onnx") is None
assert not any(shutil.which(cc) for cc in ("cc", "gcc", "clang", "c99", "tcc"))
with tempfile.TemporaryDirectory() as folder:
    path = Path(folder) / "two.dfg"
    path.write_text(GRAPH)
    twice = pat2c.loads('import "onnx.ops"; rule twice(x) { match Relu(Relu(x)); rewrite Relu(x); }')
    done = twice.rewrite(path)
    assert done.applied == {"twice": 1}, done.applied
    assert [str(m.root) for m in pat2c.loads(pat2c.pattern_of(path, "@main")).match(path)] == ["%1"]
    assert done.model.SerializeToString()
    pattern = Path(folder) / "one.pat"
    pattern.write_text('import "onnx.ops";\npattern one(x) = Relu(x);\n')
    subprocess.run(["pat2c", "-o", Path(folder) / "one.c", pattern], check=True)
    assert "bool one_match(" in (Path(folder) / "one.c").read_text()
    found = subprocess.run(["dfg-opt", "--patterns", pattern, "--match", "one", path], capture_output=True, text=True, check=True)
    assert found.stdout.splitlines() == ["one %0 x=%x", "one %1 x=%0"]
    try:
        done.to_onnx()
    except ModuleNotFoundError as e:
        assert e.name == "onnx"
    else:
        raise AssertionError("onnx is not there")
for program in ("pat2c", "dfg-opt"):
    assert subprocess.run([program, "--version"], capture_output=True, text=True, check=True).stdout.startswith(program)
