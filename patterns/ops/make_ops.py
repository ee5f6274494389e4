#!/usr/bin/env python3
"""Writes relay.ops and onnx.ops from tables of operator signatures.

usage: make_ops.py relay RELAY-OPS.tsv > relay.ops
       make_ops.py onnx ONNX-OPS.tsv ONNX-OPS-HISTORY.tsv > onnx.ops

The tables have a header line and the columns name, operands, results (ONNX),
attributes (`name:type:default`), fusion kind and commutativity.  Relay's are
those of TVM 0.14; ONNX's are the default domain at opset 17, and of each
operator born later its first form.
"""
import csv
import re
import sys

KINDS = {"out_elemwise_fusable": "fusable", "none": "opaque"}
TYPES = {"ints": "int[]", "floats": "float[]", "strings": "string[]", "int_rows": "int[][]",
         "Expr": "any", "object": "any", "sparse_tensor": "any", "type": "any"}
# Relay operators with several results; all others have one.
RELAY_RESULTS = {
    "nn.batch_norm": "(out, mean, variance)",
    "nn.dropout": "(output, mask)",
    "split": "(outputs*)",
    "meshgrid": "(outputs*)",
    "topk": "(values, indices)",
    "unique": "(values, indices, inverse_indices, num_unique, counts?)",
}
# Scales and zero points that must be swapped along with the operands.
RELAY_GROUPS = {"with-params": "commutative(0 2 3, 1 4 5)", "yes": "commutative"}


def rows(path):
    with open(path, newline="") as f:
        return list(csv.DictReader(f, delimiter="\t", quoting=csv.QUOTE_NONE))


def items(text):
    """`a:b:c,d:e:f` as lists; commas inside quotes or brackets do not part."""
    if text in ("-", ""):
        return []
    parts = re.findall(r'(?:"[^"]*"|\[[^\]]*\]|[^,])+', text)
    return [p.split(":", 2) for p in parts]


def default(kind, text):
    """The declaration's type mark and default for a table's default column."""
    if text == "required":
        return "", ""
    if text in ("-", "null"):
        return "?", ""
    if text.startswith("["):
        inner = text.strip("[]").split()
        return "", " = [%s]" % ", ".join(s.replace("'", '"') for s in inner)
    if kind == "bool":
        text = {"0": "false", "1": "true"}.get(text, text)
    if kind == "float" and re.fullmatch(r"-?\d+", text):
        text += ".0"
    if kind == "float" and re.fullmatch(r"-?\d+e[-+]?\d+", text):
        text = text.replace("e", ".0e")
    if kind == "string" and text == '"None"':
        return "?", ""
    return "", " = " + text


def attributes(text):
    out = []
    for name, kind, value in items(text):
        if kind == "graph":
            continue
        mark, value = default(kind, value)
        out.append("%s: %s%s%s;" % (name, TYPES.get(kind, kind), mark, value))
    return out


def declaration(name, operands, results, traits, attrs):
    head = "op %s(%s)%s : %s" % (name, ", ".join(operands), " -> " + results if results else "", ", ".join(traits))
    if not attrs:
        return head + ";"
    line, lines = "", []
    for a in attrs:
        if line and len(line) + len(a) > 96:
            lines.append(line)
            line = ""
        line += (" " if line else "") + a
    lines.append(line)
    return head + " {\n" + "".join("    %s\n" % l for l in lines) + "}"


def relay(path):
    print("// relay.ops -- the operators of TVM Relay 0.14, with their fusion kinds.\n"
          "// Made by make_ops.py.  Several results are a tuple, as in Relay; an attribute that Relay\n"
          "// derives from types when it is null has no default here.\n")
    for r in rows(path):
        kind = KINDS.get(r["kind"], r["kind"])
        swaps = RELAY_GROUPS.get(r["commutative"])
        traits = [kind] + ([swaps] if swaps else [])
        operands = [i[0] for i in items(r["inputs"])]
        print(declaration(r["name"], operands, RELAY_RESULTS.get(r["name"]), traits, attributes(r["attributes"])))


def onnx_values(text):
    marks = {"optional": "?", "variadic": "*", "single": ""}
    return [i[0] + marks[i[1]] for i in items(text)]


def onnx(path, history):
    print("// onnx.ops -- the operators of ONNX's default domain in their canonical form: opset 17, and\n"
          "// of operators born later their first form.  Made by make_ops.py.\n"
          "// Attributes that hold a graph (the bodies of If, Loop, Scan) are functions that stand\n"
          "// before the other operands.\n")
    table = {r["name"]: r for r in rows(path)}
    for r in rows(history):
        if int(r["since_version"]) > 17 and r["name"] not in table:
            table[r["name"]] = r
    for name in sorted(table):
        r = table[name]
        kind = KINDS.get(r["kind"], r["kind"])
        traits = [kind] + ["commutative"] * (r["commutative"] == "yes")
        graphs = sorted((i[0] for i in items(r["attributes"]) if i[1] == "graph"), reverse=True)
        operands = graphs + onnx_values(r["inputs"])
        results = onnx_values(r["outputs"])
        if results and results[0].endswith("?"):  # a node that stands in a graph has its first result
            results[0] = results[0][:-1]
        plain = len(results) == 1 and results[0][-1] not in "*?"
        print(declaration(name, operands, None if plain else "(%s)" % ", ".join(results), traits,
                          attributes(r["attributes"])))


if __name__ == "__main__":
    if len(sys.argv) == 3 and sys.argv[1] == "relay":
        relay(sys.argv[2])
    elif len(sys.argv) == 4 and sys.argv[1] == "onnx":
        onnx(sys.argv[2], sys.argv[3])
    else:
        sys.exit(__doc__)
