#!/usr/bin/env python3
"""Runs the foreign code of the pages `from-*.md` in the library that it is written for, beside the patterns below it.

usage: pages.py onnxscript|relax|relay|nxp|pdll DFG-OPT PAGE.md

A block of Python, or of PDLL, that binds names which the next `matches` block lists (a pattern, or in ONNX Script a
function) is run; where it matches in the graph of the page must be where the page says that ours does, which run-docs.py
compares with dfg-opt.  Blocks that bind no such name are left alone, and counted.  77 where the library is not installed.
PDLL is run by MLIR 16 of Debian (mlir-16-tools), NXP's by a checkout of github.com/NXP/eiq-onnx2tflite in PYTHONPATH.
"""
import re
import shutil
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
from pathlib import Path
from types import SimpleNamespace

from graph import Dfg

FENCE = re.compile(r"^```([^\n`]*)\n(.*?)^```$", re.M | re.S)


class OnnxScript:
    def __init__(self, dfg_opt):
        import onnxscript
        from onnxscript import ir
        from onnxscript.rewriter import pattern
        self.dfg_opt, self.ir, self.pattern = dfg_opt, ir, pattern
        self.space, self.source = {"pattern": pattern}, f"onnxscript {onnxscript.__version__}"

    def graph(self, text):
        with tempfile.TemporaryDirectory() as work:
            Path(work, "g.dfg").write_text(text)
            subprocess.run([self.dfg_opt, "--infer", "-o", "g.onnx", "g.dfg"], cwd=work, check=True)
            self.model = self.ir.load(Path(work, "g.onnx"))

    def roots(self, function, space):
        """Of a rule the pattern with its condition: the function of the block that takes a context."""
        condition = next((f for f in space.values() if callable(f) and getattr(f, "__code__", None) and
                          f.__code__.co_varnames[:1] == ("context",)), None)
        p = self.pattern.Pattern(function, condition)
        found = [node for node in self.model.graph if p.match(self.model, self.model.graph, node, check_nodes_are_removable=False)]
        return {"%" + node.outputs[0].name for node in found}


class Relax:
    def __init__(self, dfg_opt):
        import relax_side
        from tvm.relax import analysis, dpl
        self.dfg, self.side, self.analysis = Dfg(dfg_opt), relax_side, analysis
        self.space, self.source = dict(vars(dpl)), relax_side.SOURCE

    def graph(self, text):
        self.made = self.side.ToRelax(self.dfg.normal(text))

    def roots(self, pattern, _):
        values = self.analysis.get_var2val(self.made.module["main"])
        return {name for name, var in self.made.env.items() if var in values and pattern.match(values[var], values)}


class Relay:
    def __init__(self, dfg_opt):
        import relay_side
        from tvm.relay import dataflow_pattern
        self.dfg, self.side = Dfg(dfg_opt), relay_side
        self.space, self.source = dict(vars(dataflow_pattern), relay=relay_side.relay, K_ELEMWISE=0), relay_side.SOURCE

    def graph(self, text):
        self.made = self.side.ToRelay(self.dfg.normal(text))

    def roots(self, pattern, _):
        return {name for name, value in self.made.env.items() if pattern.match(value)}


class Pdll:
    """A pattern MergeReshapes is compared with merge_reshapes: the operations that it replaces are the roots."""

    def __init__(self, dfg_opt):
        for tool in ("mlir-pdll-16", "mlir-opt-16"):
            if not shutil.which(tool):
                raise ImportError(f"there is no {tool}")
        self.dfg, self.space, self.source = Dfg(dfg_opt), {}, "MLIR 16"

    def read(self, code):
        text = subprocess.run(["mlir-pdll-16", "-x=mlir", "-"], input=code, capture_output=True, text=True, check=True).stdout
        text = re.sub(r" loc\([^()]*\)|^#loc.*$", "", text, flags=re.M)
        names = re.findall(r"pdl\.pattern @(\w+)", text)
        if len(names) != 1:
            raise ValueError(f"a block has one pattern, this has {names}")
        return {re.sub(r"(?<!^)(?=[A-Z])", "_", names[0]).lower(): text.replace("module {", "module @patterns {", 1)}

    def graph(self, text):
        self.made = self.dfg.normal(text)

    def roots(self, pattern, _):
        def of_mlir(t):
            shape = re.fullmatch(r"(\w+)\[([\d, ]*)\]", t)
            return f"tensor<{''.join(d + 'x' for d in re.findall(r'[0-9]+', shape[2]))}{shape[1]}>" if shape else "tensor<*xf32>"
        types = {name: of_mlir(n.type) for name, n in self.made.nodes.items()}
        lines = []
        for name, n in self.made.nodes.items():
            if n.kind == "call":
                attrs = "".join(f", {key} = {value}" for key, value in n.attrs.items())
                lines.append(f'{name} = "{n.op}"({", ".join(n.args)}) {{label = "{name}"{attrs}}} : '
                             f'({", ".join(types[a] for a in n.args)}) -> {types[name]}')
        params = ", ".join(f"{n.name}: {types[n.name]}" for n in self.made.params())
        outs, results = ", ".join(self.made.outs), ", ".join(types[o] for o in self.made.outs)
        module = "\n".join([pattern, "module @ir attributes {test.page} {", f"func.func @main({params}) -> ({results}) {{", *lines,
                            f"return {outs} : {results}", "}", "}"])
        after = subprocess.run(["mlir-opt-16", "-allow-unregistered-dialect", "-test-pdl-bytecode-pass"], input=module,
                               capture_output=True, text=True, check=True).stdout
        return set(re.findall(r'label = "(%\w+)"', module)) - set(re.findall(r'label = "(%\w+)"', after))


class Nxp:
    """Its matchers yield no root: what the tensors' names are bound to is compared.  Over real operators and tensors of the
    converter stands a builder with all that the matcher asks of one."""

    def __init__(self, dfg_opt):
        import onnx2tflite.src.converter.builder.model_builder  # first: the others import each other
        from onnx2tflite.src.tflite_generator import tflite_model
        from onnx2tflite.src.tflite_optimizer import graph_utils, operator_rules, pattern_matcher, tensor_rules
        self.dfg, self.model, self.names, self.source = Dfg(dfg_opt), tflite_model, graph_utils, "eiq-onnx2tflite"
        self.space = {k: v for m in (operator_rules, tensor_rules, pattern_matcher) for k, v in vars(m).items()}

    def graph(self, text):
        made, model = self.dfg.normal(text), self.model
        tensors, operators, codes = {}, [], {}
        for name, n in made.nodes.items():
            tensors[name] = model.Tensor(name=name)
            tensors[name].tmp_buffer = model.Buffer(data=[0] if n.kind == "const" else None)
            if n.kind != "call":
                continue
            kind = self.names.builtin_operator_for_op_type(n.op.removeprefix("tfl."))
            op = model.Operator(opcode_index=codes.setdefault(kind, len(codes)))
            activation = n.attrs.get("activation", '"NONE"').strip('"')
            op.builtin_options = SimpleNamespace(fused_activation_function=["NONE", "RELU"].index(activation))
            op.tmp_inputs, op.tmp_outputs = [tensors[a] for a in n.args], [tensors[name]]
            operators.append(op)
        vector = model.Operators()
        vector.vector = operators
        outputs = SimpleNamespace(outputs=SimpleNamespace(tmp_outputs=[tensors[o] for o in made.outs]))
        self.space["builder"] = SimpleNamespace(get_operators=lambda: vector, get_sub_graph=lambda: outputs,
                                                op_code_type_index_map={k: {1: i} for k, i in codes.items()})

    def roots(self, matcher, _):
        def text(value):
            return "{" + ",".join(t.name for t in value) + "}" if isinstance(value, list) else value.name
        return {" ".join(sorted(f"{k}={text(v)}" for k, v in names.items())) for _, names, *_ in matcher.match_patterns()}

    def ours(self, line, theirs):
        """The names that both have."""
        known = {item.split("=")[0] for item in " ".join(theirs).split()}
        return " ".join(sorted(item for item in line.split()[2:] if item.split("=")[0] in known))


def run_python(upstream, code):
    space = dict(upstream.space)
    exec(code, space)
    return space


def main():
    side, dfg_opt, page = sys.argv[1:]
    try:
        sides = {"onnxscript": OnnxScript, "relax": Relax, "relay": Relay, "nxp": Nxp, "pdll": Pdll}
        upstream = sides[side](str(Path(dfg_opt).resolve()))
    except ImportError as e:
        print(f"skipped: {page} is not compared: {e}")
        return 77
    blocks = [(info.strip(), text) for info, text in FENCE.findall(Path(page).read_text())]
    compared = left = failed = 0
    code = graph = None
    for info, text in blocks:
        if info == ("pdll" if side == "pdll" else "python"):
            left += code is not None
            code = text
        elif info.startswith("dfg"):
            graph = text
        elif info.startswith("matches") and code is not None:
            upstream.graph(graph)
            space = upstream.read(code) if side == "pdll" else run_python(upstream, code)
            before = compared
            for name in info.split()[1].split(","):
                if name not in space or name in upstream.space:
                    continue
                theirs = upstream.roots(space[name], space)
                key = getattr(upstream, "ours", lambda line, _: line.split()[1])
                ours = {key(line, theirs) for line in text.splitlines() if line.split()[0] == name}
                compared += 1
                if ours != theirs:
                    failed += 1
                    print(f"FAILED {page}: {name}: ours {sorted(ours)}, {upstream.source} {sorted(theirs)}")
            code, left = None, left + (compared == before)
    left += code is not None
    print(f"{page}: {compared} patterns compared with {upstream.source}, {failed} differ; {left} blocks are not run")
    return 1 if failed or not compared else 0


if __name__ == "__main__":
    sys.exit(main())
