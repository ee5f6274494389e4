#!/usr/bin/env python3
"""Compares the forms of ONNX's operators that a .ops file declares with ONNX's own schemas.

usage: onnx_forms.py onnx.ops

For every version of every operator that both know: the form that holds there, declared or in a `form` row, has the
schema's attributes and at most its operands, forms begin where schemas do, and `until` is the last version before
the operator is deprecated.  Attributes that hold a graph are operands here, and `consumed_inputs` is left out.
Exits with 77 where the package onnx is missing.
"""
import re
import sys

try:
    from onnx import defs
except ImportError:
    sys.exit(77)

OPERATOR = re.compile(r"op (\w+)\(([^)]*)\)([^;{]*)(?:;|\{(.*?)\n\}|\{([^\n]*)\})", re.S)
FORM = re.compile(r"form (\d+)\s*(\([^)]*\))?\s*(\{[^}]*\})?\s*(?:lift \w+(?:\(\w+\))?)?;")
ANY = 2**31 - 1
# Its version 18 is deprecated, and declared all the same, since models have it.
DEPRECATED = {"GroupNormalization"}


def operands(text):
    names = [n.strip() for n in text.strip("()").split(",") if n.strip()]
    return ANY if names and names[-1].endswith("*") else len(names)


def read(path):
    """Of each operator: {opset: (operands at most, attributes)}, since, until."""
    text = re.sub(r"//[^\n]*", "", open(path, encoding="utf-8").read())
    rows = {}
    for name, args, traits, block, line in OPERATOR.findall(text):
        since = re.search(r"since (\d+)", traits)
        if since is None:
            continue
        until = re.search(r"until (\d+)", traits)
        block = block or line
        attributes = set(re.findall(r"(\w+): ", FORM.sub("", block)))
        declared = operands(args), attributes
        forms = {int(since[1]): declared}
        for opset, form_args, form_attributes in FORM.findall(block):
            forms[int(opset)] = (operands(form_args) if form_args else declared[0],
                                 set(re.findall(r"(\w+)\s*(?:=[^,}]*)?[,}]", form_attributes)) if form_attributes
                                 else attributes)
        rows[name] = forms, int(until[1]) if until else ANY
    return rows


def schema_form(schema):
    graphs = [a.name for a in schema.attributes.values() if a.type in (defs.OpSchema.AttrType.GRAPH,
                                                                       defs.OpSchema.AttrType.GRAPHS)]
    most = schema.max_input
    return (ANY if most == ANY else most + len(graphs),
            {a for a in schema.attributes if a not in graphs and a != "consumed_inputs"})


def check(name, forms, until, schemas):
    for schema in schemas:
        opset = schema.since_version
        if schema.deprecated and name not in DEPRECATED:
            if opset != until + 1:
                yield f"{name}: deprecated in opset {opset}, the row says until {until}"
            continue
        begins = [o for o in forms if o <= opset]
        if not begins:
            yield f"{name}: no form at opset {opset}"
            continue
        wanted, found = schema_form(schema), forms[max(begins)]
        if wanted != found:
            yield (f"{name}, opset {opset}: {found[0]} operands, {sorted(found[1])}; "
                   f"ONNX has {wanted[0]}, {sorted(wanted[1])}")
    versions = {s.since_version for s in schemas}
    for opset in set(forms) - versions:
        yield f"{name}: nothing begins at opset {opset}"


def main():
    rows = read(sys.argv[1])
    schemas = {}
    for schema in defs.get_all_schemas_with_history():
        if schema.domain == "":
            schemas.setdefault(schema.name, []).append(schema)
    failed = [line for name, (forms, until) in sorted(rows.items()) if name in schemas
              for line in check(name, forms, until, sorted(schemas[name], key=lambda s: s.since_version))]
    print("\n".join(failed))
    print(f"{sum(len(schemas[n]) for n in rows if n in schemas)} versions of {len(rows)} operators, "
          f"{sum(len(f) for f, _ in rows.values())} forms, {len(failed)} differ")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
