#!/usr/bin/env python3
"""Writes onnx_since.def: what ONNX's operators had from which opset on.

usage: make_since.py ONNX-OPS-HISTORY.tsv > onnx_since.def

A row for the first form of each operator of the default domain, and for each
later one that takes other operands or attributes; forms that differ in types
or defaults only are left out.  So does one for what ONNX Runtime has in that domain besides.
"""
import csv
import sys

RUNTIME = [dict(name="SimplifiedLayerNormalization", since_version="1", inputs="X,scale", note="-",
                attributes="axis:int:-1,epsilon:float:1e-05,stash_type:int:1")]


def names(text):
    return [] if text == "-" else [p.split(":")[0] for p in split(text)]


def split(text):
    out, depth, quoted, at = [], 0, False, ""
    for c in text:
        quoted ^= c == '"'
        depth += (c == "[") - (c == "]")
        if c == "," and depth == 0 and not quoted:
            out.append(at)
            at = ""
        else:
            at += c
    return out + [at]


def form(row):
    inputs = [] if row["inputs"] == "-" else row["inputs"].split(",")
    n = -1 if any(i.endswith(":variadic") for i in inputs) else len(inputs)
    attrs = sorted(a for a in names(row["attributes"]) if a != "consumed_inputs")
    return n, "-" if row["note"] == "deprecated" else "".join(" " + a for a in attrs) + " "


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    with open(sys.argv[1], newline="") as f:
        rows = list(csv.DictReader(f, delimiter="\t", quoting=csv.QUOTE_NONE)) + RUNTIME
    print("""/* onnx_since.def -- what ONNX's operators had from which opset on; made by make_since.py.
 *
 * Define SINCE, include this file; it is undefined again at the end.  Rows are
 * sorted by operator and opset; forms that differ in types only have none.
 *
 *    operator, opset, operands at most (-1: any number), attributes ("-": the operator is gone) */""")
    rows.sort(key=lambda r: (r["name"], int(r["since_version"])))
    last = None
    for i, row in enumerate(rows):
        born = i == 0 or rows[i - 1]["name"] != row["name"]
        if born and row["note"] == "deprecated":  # the table has no more of it: as what replaced it
            row = dict(rows[i + 1], since_version=row["since_version"])
        now = (row["name"],) + form(row)
        if now != last:
            print('SINCE("%s", %s, %d, "%s")' % (now[0], row["since_version"], now[1], now[2]))
        last = now
    print("#undef SINCE")


main()
