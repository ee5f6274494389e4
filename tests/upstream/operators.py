#!/usr/bin/env python3
"""Compares what relax.ops says of operators with what TVM has registered: operands, attributes, their types and defaults.

usage: operators.py RELAX.OPS

Ends with 1 where they differ in what DIFFERS does not give the reason of; 77 where TVM is not installed.
"""
import inspect
import re
import sys
from pathlib import Path

try:
    import tvm
    from tvm import relax
    from tvm_ffi import core
except ImportError as e:
    print(f"skipped: operators of Relax are not compared: {e}")
    sys.exit(77)

OP = re.compile(r"(?ms)^op ([\w.]+)\((.*?)\)\s*(?:->\s*\(.*?\))?\s*:[\w, ]+(?:;|\{(.*?)\})")
DTYPES = {"float32": "f32", "int32": "i32", "int8": "i8", "int64": "i64"}
DIFFERS = {  # by operator and the first word of what differs
    "relax.assert_op operands": "condition and format are operands like the others there",
    "relax.call_pure_packed operands": "the function is an operand like the others there",
    "relax.call_tir operands": "numbers may follow, which TVM does not list",
    "relax.call_tir_inplace operands": "numbers may follow, which TVM does not list",
    "relax.call_tir_with_grad operands": "numbers may follow, which TVM does not list",
    "relax.strided_slice operands": "TVM lists the first operand only",
    "relax.nn.pad operands": "a value may be an operand, as in Relay",
    "relax.image.resize2d roi": "no region is written as zeros, as TVM does",
    "relax.image.resize3d roi": "no region is written as zeros, as TVM does",
    "relax.nn.batch_norm axis": "a text may leave it out, as in Relay",
    "relax.layout_transform attributes": "0.18 has two more",
    "relax.nn.relu6 TVM": "0.18 has it",
}
# What TVM makes when it compiles, of distribution, of training and of inspection.
OTHERS = re.compile(r"relax\.((builtin|ccl|dist|grad|inspect|memory|vm)\.|call_builtin_with_ctx|call_inplace_packed|call_py_func|"
                    r"(invoke|invoke_pure|make)_closure|null_value)")


def declared(text):
    """{name: (operands, {attribute: (type, default)})} of a file of operators."""
    found = {}
    for name, operands, body in OP.findall(re.sub(r"//.*", "", text)):
        attrs = {}
        for key, kind, default in re.findall(r"(\w+): ([\w\[\]?]+)(?: = ([^;]+))?;", body):
            attrs[key] = kind, default
        found[name] = [o.strip() for o in operands.split(",") if o.strip()], attrs
    return found




def maker(name):
    """The function of Python that makes a call of the operator."""
    made = relax.op
    for part in name.split(".")[1:]:
        made = getattr(made, part, None)
    return made if callable(made) else None


def attributes(op):
    """Names and types of an operator's attributes; some operators say these only in a call."""
    key = op.attrs_type_key
    if not key and maker(op.name) and op.num_inputs > 0:
        x = relax.Var("x", relax.TensorType([2, 2], "float32"))
        try:
            attrs = maker(op.name)(*[x] * op.num_inputs).attrs
        except Exception:  # an operand of another kind
            attrs = None
        key = type(attrs).__tvm_ffi_type_info__.type_key if attrs is not None else ""
    info = core._lookup_or_register_type_info_from_type_key("".join(key)) if key else None
    return {f.name: str(f.ty) for f in info.fields} if info else {}


def text(value):
    """A default as relax.ops writes it."""
    if value is None:
        return ""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return DTYPES.get(value, f'"{value}"')
    if isinstance(value, tuple):
        return "[" + ", ".join(map(text, value)) + "]"
    return str(value)


def kind_of(stated):
    """A type of TVM's as relax.ops writes it; None where that is a matter of reading."""
    stated = stated.replace("tvm_ffi.", "")
    optional = stated.endswith(" | None") or stated.startswith("Optional[")
    stated = re.sub(r"^Optional\[(.*)\]$", r"\1", stated.removesuffix(" | None"))
    plain = {"int": "int", "bool": "bool", "float": "float", "str": "string", "ffi.String": "string"}.get(stated)
    return plain and plain + "?" * optional


def same_default(kind, ours, theirs):
    if ours == theirs:
        return True
    if kind.startswith("float"):
        return ours and theirs and float(ours) == float(theirs)
    # one number for all of a list, or half of the pads
    ours, theirs = (set(re.findall(r"-?\d+", t)) for t in (ours, theirs))
    return "[]" in kind and ours == theirs


def complaints(name, operands, attrs):
    op = tvm.ir.Op.get(name)
    theirs, stated = attributes(op), [a.name for a in op.arguments]
    if len(operands) != len(stated):
        yield f"operands {', '.join(operands)}; TVM: {', '.join(stated)}"
    if sorted(attrs) != sorted(theirs):
        yield f"attributes {', '.join(attrs)}; TVM: {', '.join(theirs)}"
    made = maker(name)
    said = inspect.signature(made).parameters if made else {}
    for key, (kind, default) in attrs.items():
        want = kind_of(theirs.get(key, ""))
        if want and want != kind and kind != want + "?":
            yield f"{key}: {kind}; TVM: {theirs[key]}"
        if key in said:
            value = said[key].default
            value = "" if value is inspect.Parameter.empty else text(value)
            if not same_default(kind, default, value):
                yield f"{key} is {default or 'none'} by default; TVM: {value or 'none'}"


def differences(ours):
    """Each difference as `operator what`."""
    theirs = {n for n in map(str, tvm.ir.Op.list_op_names()) if n.startswith("relax.") and not OTHERS.match(n)}
    for name in sorted(set(ours) | theirs):
        if name not in theirs:
            yield f"{name} TVM has no such operator"
        elif name not in ours:
            yield f"{name} is in TVM only"
        else:
            yield from (f"{name} {what}" for what in complaints(name, *ours[name]))


def main():
    ours = declared(Path(sys.argv[1]).read_text(encoding="utf-8"))
    found = {" ".join(what.split()[:2]).rstrip(":"): what for what in differences(ours)}
    wrong = [what for key, what in found.items() if key not in DIFFERS]
    wrong += [f"{key}: nothing differs: no reason is to be given" for key in DIFFERS if key not in found]
    print("".join(what + "\n" for what in wrong)
          + f"operators of Relax: {len(ours)}, {len(wrong)} differences from TVM {tvm.__version__} without a reason")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
