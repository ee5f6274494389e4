#!/usr/bin/env python3
"""Writes the small models of this folder.

usage: make_onnx.py DIR        (needs the packages onnx and numpy)

A model is one fact about the reader; beside NAME.onnx stands what it must say:
NAME.dfg, the graph as printed, or NAME.error, a part of the message.  Of a model
whose name starts with `keep-` the operators are not lifted.
"""
import sys

import numpy as np
import onnx
from onnx import TensorProto as T
from onnx import AttributeProto, helper as h, numpy_helper as nh

OUT = sys.argv[1]


def value(spec):
    """`x:f[2,N]` as a ValueInfoProto; `x` alone has no type, `x:f` no shape."""
    name, _, kind = spec.partition(":")
    if not kind:
        return h.make_empty_tensor_value_info(name)
    kind, bracket, dims = kind.partition("[")
    dtype = {"f": T.FLOAT, "h": T.FLOAT16, "d": T.DOUBLE, "i": T.INT64, "b": T.BOOL, "u8": T.UINT8}[kind]
    if not bracket:
        return h.make_tensor_value_info(name, dtype, None)
    dims = [int(d) if d.lstrip("-").isdigit() else (None if d == "?" else d)
            for d in dims.rstrip("]").split(",") if d]
    return h.make_tensor_value_info(name, dtype, dims)


def ints(name, *values):
    return nh.from_array(np.array(values, dtype=np.int64), name)


def floats(name, *values):
    return nh.from_array(np.array(values, dtype=np.float32), name)


def scalar(name, x, dtype=np.float32):
    return nh.from_array(np.array(x, dtype=dtype), name)


def graph(name, inputs, nodes, outputs, inits=(), info=()):
    return h.make_graph(list(nodes), name, [value(v) for v in inputs], [value(v) for v in outputs],
                        list(inits), value_info=[value(v) for v in info])


def save(name, g, opset=17, ir=8, functions=(), domains=(), raw=None):
    m = h.make_model(g, opset_imports=[h.make_opsetid("", opset)] + [h.make_opsetid(d, 1) for d in domains],
                     ir_version=ir, producer_name="", functions=list(functions))
    m.ClearField("producer_name")
    write(name, m.SerializeToString() if raw is None else raw(m))


def write(name, data):
    assert len(data) < 2048, name
    with open("%s/%s.onnx" % (OUT, name), "wb") as f:
        f.write(data)


def lift(name, opset, node, inputs=("x:f[2,3,4]",), inits=(), outputs=("y",)):
    """One node of an old or a new opset."""
    save("lift-" + name, graph("g", inputs, [node], outputs, inits), opset)


def node(op, inputs, outputs, **attrs):
    return h.make_node(op, inputs, outputs, **attrs)


def graphs():
    relu = node("Relu", ["x"], ["y"])
    save("one-node", graph("g", ["x:f[N,?,3]"], [relu], ["y:f[N,?,3]"]))
    save("unsorted", graph("g", ["x:f"], [node("Exp", ["a"], ["y"]), node("Neg", ["x"], ["a"])], ["y"]))
    save("cycle", graph("g", ["x:f"], [node("Add", ["x", "b"], ["a"], name="first"),
                                       node("Neg", ["a"], ["b"], name="second")], ["b"]))
    save("missing-input", graph("g", ["x:f"], [node("Add", ["x", "z"], ["y"], name="sum")], ["y"]))
    save("missing-output", graph("g", ["x:f"], [relu], ["z"]))
    save("no-outputs", graph("g", ["x:f"], [relu], []))
    save("defined-twice", graph("g", ["x:f"], [relu, node("Neg", ["x"], ["y"])], ["y"]))
    save("input-defined-by-node", graph("g", ["x:f"], [node("Neg", ["x"], ["x"])], ["x"]))
    save("constant-replaced", graph("g", ["x:f"], [
        node("Constant", [], ["c"], value_float=1.0), node("Add", ["x", "c"], ["y"]),
        node("Constant", [], ["c"], value_float=2.0)], ["y"]))
    save("initializer-input-ir3", graph("g", ["x:f", "w:f[1]"], [node("Add", ["x", "w"], ["y"])], ["y"],
                                        [floats("w", 1)]), 8, 3)
    save("initializer-input-ir4", graph("g", ["x:f", "w:f[1]"], [node("Add", ["x", "w"], ["y"])], ["y"],
                                        [floats("w", 1)]), 9, 4)
    save("absent-inputs", graph("g", ["x:f", "m:f"], [node("Clip", ["x", "", "m"], ["a"]),
                                                      node("Clip", ["a", "", ""], ["y"])], ["y"]))
    save("results", graph("g", ["x:f[4]"], [
        node("TopK", ["x", "k"], ["v", ""], name="top"), node("Split", ["v"], ["a", "b"]),
        node("MaxPool", ["x"], ["p"], kernel_shape=[1]), node("LSTM", ["x", "x", "x"], ["", "l", ""]),
        node("Dropout", ["p"], ["d", "m"])], ["b", "l", "d"], [ints("k", 2)]))
    save("constants", graph("g", ["x:f"], [
        node("Constant", [], ["a"], value_ints=[1, 2]), node("Constant", [], ["b"], value_strings=["s", "t"]),
        node("Identity", ["a"], ["i"]), node("ConstantOfShape", ["i"], ["z"]),
        node("ConstantOfShape", ["a"], ["o"], value=floats("", 1)),
        node("Constant", [], ["c"], value=scalar("", 3, np.float16)), node("Identity", ["x"], ["y"])],
        ["b", "i", "z", "o", "c", "y"]))
    save("keep-constants", graph("g", ["x:f"], [
        node("Constant", [], ["a"], value_int=1), node("Clip", ["x"], ["y"], min=0.0), node("Identity", ["a"], ["b"])],
        ["y", "b"]), 10)
    save("unknown-domain", graph("g", ["x:f"], [h.make_node("Gelu", ["x"], ["y"], domain="com.microsoft")], ["y"]))
    save("operator-named-tuple", graph("g", ["x:f"], [h.make_node("tuple", ["x"], ["y"])], ["y"]))
    save("no-opset", graph("g", ["x:f"], [relu], ["y"]), raw=no_opset)
    save("no-graph", graph("g", ["x:f"], [relu], ["y"]), raw=no_graph)
    save("no-operator", graph("g", ["x:f"], [node("", ["x"], ["y"])], ["y"]))
    save("attribute-twice", graph("g", ["x:f"], [attribute_twice()], ["y"]))
    save("nul-in-a-name", graph("g", ["x:f"], [node("Re?lu", ["x"], ["y"])], ["y"]),
         raw=lambda m: m.SerializeToString().replace(b"Re?lu", b"Re\0lu"))


def no_opset(m):
    m.ClearField("opset_import")
    return m.SerializeToString()


def no_graph(m):
    m.ClearField("graph")
    return m.SerializeToString()


def attribute_twice():
    n = node("Elu", ["x"], ["y"], alpha=1.0)
    n.attribute.append(h.make_attribute("alpha", 2.0))
    return n


def attributes():
    sparse = h.make_sparse_tensor(floats("", 5), ints("", 2), [4])
    n = h.make_node("Odd", ["x"], ["y"], domain="d", i=-7, f=0.5, s="text", ints=[1, 2], floats=[1.5, -0.0],
                    strings=["a", ""], tensor=floats("", 1, 2), tensors=[ints("", 1)], sparse=sparse,
                    type=h.make_optional_type_proto(h.make_sequence_type_proto(
                        h.make_tensor_type_proto(T.FLOAT, ["N", 2]))))
    n.attribute.append(h.make_attribute("empty", [], attr_type=AttributeProto.INTS))
    save("attributes", graph("g", ["x:f"], [n], ["y"]))
    g = graph("g", ["x:f"], [node("Add", ["x", "s"], ["y"])], ["y"])
    s = g.sparse_initializer.add()
    s.CopyFrom(sparse)
    s.values.name = "s"
    save("sparse-initializer", g)


def tensors():
    rows = [("f32", T.FLOAT, [1.5]), ("f64", T.DOUBLE, [1.5]), ("f16", T.FLOAT16, [1.5]), ("i8", T.INT8, [-3]),
            ("u16", T.UINT16, [65535]), ("i32", T.INT32, [-3]), ("i64", T.INT64, [-3]), ("u32", T.UINT32, [4294967295]),
            ("u64", T.UINT64, [2 ** 64 - 1]), ("bool", T.BOOL, [True]), ("str", T.STRING, ["x"]),
            ("c64", T.COMPLEX64, [1 + 2j]), ("bf16", T.BFLOAT16, [1.5])]
    inits = [h.make_tensor("t_" + name, kind, [1], values) for name, kind, values in rows]
    empty = h.make_tensor("t_empty", T.FLOAT, [2, 0], [])
    save("tensors-typed", graph("g", [], [], ["t_" + row[0] for row in rows] + ["t_empty"], inits + [empty]))
    raw = [h.make_tensor("r_i32", T.INT32, [2], np.array([1, -1], np.int32).tobytes(), raw=True),
           h.make_tensor("r_i4", T.INT4, [3], bytes([0x21, 0x0F]), raw=True),
           h.make_tensor("r_f8", T.FLOAT8E4M3FN, [1], bytes([0x3C]), raw=True)]
    save("tensors-raw", graph("g", [], [], [t.name for t in raw], raw))
    short = h.make_tensor("w", T.FLOAT, [2], bytes(8), raw=True)
    short.raw_data = bytes(7)
    save("tensor-too-short", graph("g", [], [], ["w"], [short]))
    few = h.make_tensor("w", T.FLOAT, [2], [1.0, 2.0])
    few.dims[0] = 3
    save("tensor-too-few", graph("g", [], [], ["w"], [few]))
    negative = h.make_tensor("w", T.FLOAT, [0], [])
    negative.dims[0] = -1
    save("tensor-negative", graph("g", [], [], ["w"], [negative]))
    huge = h.make_tensor("w", T.FLOAT, [0], [])
    huge.dims[:] = [2 ** 62, 2 ** 62]
    save("tensor-huge", graph("g", [], [], ["w"], [huge]))
    odd = h.make_tensor("w", T.FLOAT, [0], [])
    odd.data_type = 99
    save("tensor-unknown-type", graph("g", [], [], ["w"], [odd]))
    for name, location, offset in (("external", "one-node.onnx", 0), ("external-missing", "nowhere.bin", 0),
                                   ("external-outside", "../unit/x", 0), ("external-beyond", "one-node.onnx", 10 ** 6)):
        t = T(name="w", data_type=T.UINT8, dims=[4], data_location=T.EXTERNAL)
        for key, text in (("location", location), ("offset", str(offset)), ("length", "4")):
            entry = t.external_data.add()
            entry.key, entry.value = key, text
        save(name, graph("g", [], [], ["w"], [t]))


def bodies():
    then = graph("then", [], [node("Add", ["x", "w"], ["t"])], ["t"])
    other = graph("else", [], [], ["x"])
    save("if", graph("g", ["x:f", "c:b[]"], [node("If", ["c"], ["y"], else_branch=other, then_branch=then)], ["y"],
                     [floats("w", 1)]))
    inner = graph("inner", [], [node("Mul", ["s", "k"], ["m"])], ["m"])
    body = graph("body", ["i:i[]", "go:b[]", "s:f"], [
        node("If", ["go"], ["r"], then_branch=inner, else_branch=graph("no", [], [], ["s"])),
        node("Identity", ["go"], ["on"])], ["on", "r"], [floats("k", 2)])
    save("loop", graph("g", ["x:f", "n:i[]"], [node("Loop", ["n", "", "x"], ["y"], body=body)], ["y"]))
    late = graph("late", [], [node("Neg", ["a"], ["t"])], ["t"])
    save("body-sorts-outside", graph("g", ["x:f", "c:b[]"], [
        node("If", ["c"], ["y"], then_branch=late, else_branch=graph("no", [], [], ["x"])),
        node("Exp", ["x"], ["a"])], ["y"]))
    hidden = graph("body", ["i:i[]", "go:b[]", "x:f"], [node("Neg", ["x"], ["z"])], ["go", "z"])
    save("body-hides-outside", graph("g", ["x:f", "n:i[]"], [
        node("Loop", ["n", "", "x"], ["y"], body=hidden), node("Exp", ["x"], ["z"])], ["y", "z"]))
    scan = graph("body", ["a:f", "b:f"], [node("Add", ["a", "b"], ["s"]), node("Identity", ["s"], ["o"])], ["s", "o"])
    save("scan", graph("g", ["x:f", "y:f"], [node("Scan", ["x", "y"], ["u", "v"], body=scan, num_scan_inputs=1)], ["v"]))
    # two results of a body that are one value but for an Identity, the first called like a value outside
    for name, sum_, first in [("body-results-alike", "s", [node("Identity", ["s"], ["u"])]), ("body-result-hides-outside", "u", [])]:
        scan = graph("body", ["a:f", "b:f"], [node("Add", ["a", "b"], [sum_]), node("Identity", [sum_], ["o"])] + first, ["u", "o"])
        save(name, graph("g", ["x:f", "y:f"], [node("Scan", ["x", "y"], ["u", "v"], body=scan, num_scan_inputs=1)], ["u", "v"]))
    function = h.make_function("d", "Scaled", ["a"], ["b"], [node("Elu", ["a"], ["b"])], [h.make_opsetid("", 17)], ["al"])
    ref = function.node[0].attribute.add()
    ref.name, ref.ref_attr_name, ref.type = "alpha", "al", AttributeProto.FLOAT
    save("function", graph("g", ["x:f"], [h.make_node("Scaled", ["x"], ["y"], domain="d", al=2.0)], ["y"]),
         functions=[function], domains=["d"])
    save("function-twice", graph("g", ["x:f"], [node("Neg", ["x"], ["y"])], ["y"]), functions=[function, function])
    overloads = [h.make_function("d", "Over", ["a"], ["b"], [node(op, ["a"], ["b"])], [h.make_opsetid("", 17)], overload=o)
                 for op, o in (("Neg", ""), ("Relu", "r"))]
    save("function-overloads", graph("g", ["x:f"], [
        h.make_node("Over", ["x"], ["y"], domain="d"), h.make_node("Over", ["y"], ["z"], domain="d", overload="r")], ["z"]),
         ir=10, functions=overloads, domains=["d"])


def entry(key, value):
    return onnx.StringStringEntryProto(key=key, value=value)


def texts():
    """A model that says much beside its graph."""
    n = node("Mul", ["x", "w"], ["y"], name="node_of_y", doc_string="about y's node")
    n.metadata_props.append(entry("node key", "1"))
    g = graph("g", ["x:f[2]", "w:f[1]"], [n], ["y:f[2]"], [floats("w", 2), floats("unused_scale", 0.5)])
    g.doc_string = "about the graph"
    g.input[0].doc_string = "about x"
    g.input[0].type.tensor_type.shape.dim[0].denotation = "batch"
    g.initializer[0].doc_string = "about w"
    g.quantization_annotation.add(tensor_name="y").quant_parameter_tensor_names.append(
        entry("SCALE_TENSOR", "unused_scale"))

    def beside(m):
        m.producer_name, m.domain, m.doc_string, m.model_version = "a producer", "of a domain", "about the model", 7
        m.metadata_props.append(entry("model key", "2"))
        return m.SerializeToString()

    save("texts", g, raw=beside)


def outside():
    """A tensor large enough to be written outside again."""
    np.arange(256, dtype=np.float32).tofile("%s/outside.bin" % OUT)
    t = T(name="w", data_type=T.FLOAT, dims=[256], data_location=T.EXTERNAL)
    for key, value in (("location", "outside.bin"), ("offset", "0"), ("length", "1024")):
        t.external_data.append(entry(key, value))
    save("external-large", graph("g", ["x:f"], [node("Add", ["x", "w"], ["y"])], ["y"], [t]))


def lifts():
    lift("clip-6", 6, node("Clip", ["x"], ["y"], min=0.0, max=6.0))
    lift("clip-half", 6, node("Clip", ["x"], ["y"], min=0.5), ["x:h[2]"])
    lift("clip-one-bound", 6, node("Clip", ["x"], ["y"], max=6.0))
    lift("clip-untyped", 6, node("Clip", ["x"], ["y"], min=0.0), ["x"])
    lift("squeeze-11", 11, node("Squeeze", ["x"], ["y"], axes=[0]))
    lift("unsqueeze-11", 11, node("Unsqueeze", ["x"], ["y"], axes=[0, 2]))
    lift("reduce-sum-11", 11, node("ReduceSum", ["x"], ["y"], axes=[1], keepdims=0))
    lift("reduce-mean-18", 18, node("ReduceMean", ["x", "a"], ["y"], keepdims=0), inits=[ints("a", 1, 2)])
    lift("reduce-mean-18-all", 18, node("ReduceMean", ["x"], ["y"]))
    lift("reduce-mean-18-noop", 18, node("ReduceMean", ["x"], ["y"], noop_with_empty_axes=1))
    lift("reduce-mean-18-computed", 18, node("ReduceMean", ["x", "a"], ["y"]), ["x:f[2]", "a:i[1]"])
    lift("split-11", 11, node("Split", ["x"], ["y", "z"], axis=1, split=[1, 2]), outputs=["y", "z"])
    lift("split-18-even", 18, node("Split", ["x"], ["y", "z"], axis=-1, num_outputs=2), outputs=["y", "z"])
    lift("split-18-uneven", 18, node("Split", ["x"], ["y", "z"], axis=1, num_outputs=2), outputs=["y", "z"])
    lift("split-18-unknown", 18, node("Split", ["x"], ["y", "z"], num_outputs=2), ["x:f[N]"], outputs=["y", "z"])
    lift("pad-2", 2, node("Pad", ["x"], ["y"], pads=[0, 0, 1, 0, 0, 1], value=1.5))
    lift("pad-2-untyped", 2, node("Pad", ["x"], ["y"], pads=[1, 1], value=1.5), ["x"])
    lift("pad-2-untyped-zero", 2, node("Pad", ["x"], ["y"], pads=[1, 1]), ["x"])
    lift("pad-1", 1, node("Pad", ["x"], ["y"], paddings=[0, 0, 1, 0, 0, 1], mode="edge"))
    lift("pad-18-axes", 18, node("Pad", ["x", "p", "", "a"], ["y"]), inits=[ints("p", 1, 2, 3, 4), ints("a", -1, 0)])
    lift("pad-19-wrap", 19, node("Pad", ["x", "p"], ["y"], mode="wrap"), inits=[ints("p", 1, 2, 3, 4, 5, 6)])
    lift("slice-1", 1, node("Slice", ["x"], ["y"], starts=[0], ends=[1], axes=[1]))
    lift("slice-9-no-axes", 9, node("Slice", ["x"], ["y"], starts=[0], ends=[1]))
    lift("topk-1", 1, node("TopK", ["x"], ["y", "z"], k=2), outputs=["y", "z"])
    lift("dropout-7", 7, node("Dropout", ["x"], ["y"], ratio=0.25))
    lift("dropout-9-mask-unused", 9, node("Dropout", ["x"], ["y", "m"], ratio=0.25))
    lift("dropout-9-mask", 9, node("Dropout", ["x"], ["y", "m"]), outputs=["y", "m"])
    lift("dropout-10-mask", 10, node("Dropout", ["x"], ["y", "m"]), outputs=["y", "m"])
    lift("dropout-6-training", 6, node("Dropout", ["x"], ["y"]))
    lift("softmax-11-last", 11, node("Softmax", ["x"], ["y"], axis=2))
    lift("softmax-11-negative", 11, node("Softmax", ["x"], ["y"], axis=-1), ["x"])
    lift("softmax-11-not-last", 11, node("Softmax", ["x"], ["y"]))
    lift("softmax-11-one-unknown", 11, node("Softmax", ["x"], ["y"], axis=-2), ["x:f[N,3,4]"])
    lift("softmax-11-two-unknown", 11, node("Softmax", ["x"], ["y"]), ["x:f[N,M,4]"])
    lift("softmax-11-ones-behind", 11, node("Softmax", ["x"], ["y"]), ["x:f[N,10,1,1]"])
    save("lift-softmax-11-rank-followed", graph("g", ["x:f", "w:f"], [
        node("Transpose", ["x"], ["t"], perm=[0, 2, 1]), node("MatMul", ["t", "u"], ["m"]),
        node("Unsqueeze", ["w"], ["u"], axes=[0]), node("Cast", ["m"], ["k"], to=T.FLOAT),
        node("Softmax", ["k"], ["y"], axis=2)], ["y"], info=["w:f[3,4]", "u:f[1,3,4]"]), 11)
    save("lift-split-18-inferred", graph("g", ["x:f[2,6]"], [
        node("Transpose", ["x"], ["t"]), node("Unsqueeze", ["t", "a"], ["u"]),
        node("MaxPool", ["u"], ["p", "places"], kernel_shape=[2], strides=[2]),
        node("Split", ["p"], ["y", "z"], axis=1, num_outputs=2)], ["y", "z"], [ints("a", 0)]), 18)
    lift("hardmax-1", 1, node("Hardmax", ["x"], ["y"], axis=2))
    lift("batch-norm-7", 7, node("BatchNormalization", ["x"] * 5, ["y"], spatial=1))
    lift("batch-norm-7-not-spatial", 7, node("BatchNormalization", ["x"] * 5, ["y"], spatial=0))
    lift("batch-norm-6", 6, node("BatchNormalization", ["x"] * 5, ["y"], is_test=1))
    lift("batch-norm-9-training", 9, node("BatchNormalization", ["x"] * 5, ["y", "m"]), outputs=["y", "m"])
    lift("cast-1", 1, node("Cast", ["x"], ["y"], to="INT64"))
    lift("cast-19", 19, node("Cast", ["x"], ["y"], to=T.FLOAT16, saturate=1))
    lift("cast-19-wraps", 19, node("Cast", ["x"], ["y"], to=T.FLOAT8E5M2, saturate=0))
    lift("add-6-trailing", 6, node("Add", ["x", "b"], ["y"], broadcast=1, axis=2), inits=[floats("b", 1, 2, 3, 4)])
    lift("add-6-constant", 6, node("Add", ["x", "b"], ["y"], broadcast=1, axis=1), inits=[floats("b", 1, 2, 3)])
    lift("add-6-computed", 6, node("Add", ["x", "b"], ["y"], broadcast=1, axis=1), ["x:f[2,3,4]", "b:f[3]"])
    lift("add-1-consumed", 1, node("Add", ["x", "x"], ["y"], consumed_inputs=[0, 1]))
    lift("prelu-6", 6, node("PRelu", ["x", "s"], ["y"]), inits=[floats("s", 1, 2, 3)])
    lift("gemm-6", 6, node("Gemm", ["x", "x", "x"], ["y"], broadcast=1, transB=1))
    lift("upsample-1", 1, node("Upsample", ["x"], ["y"], height_scale=2.0, width_scale=3.0, mode="bilinear"))
    lift("upsample-7", 7, node("Upsample", ["x"], ["y"], scales=[1.0, 1.0, 2.0]))
    lift("upsample-9", 9, node("Upsample", ["x", "s"], ["y"], mode="linear"), ["x:f[2,3,4]", "s:f[3]"])
    lift("resize-10", 10, node("Resize", ["x", "s"], ["y"]), inits=[floats("s", 1, 1, 2)])
    lift("resize-10-smaller", 10, node("Resize", ["x", "s"], ["y"]), inits=[floats("s", 1, 1, 0.5)])
    lift("resize-11-empty", 11, node("Resize", ["x", "r", "r", "s"], ["y"]), inits=[floats("r"), ints("s", 2, 3, 8)])
    lift("resize-11-tf", 11, node("Resize", ["x", "", "s"], ["y"], coordinate_transformation_mode="tf_half_pixel_for_nn"),
         inits=[floats("s", 1, 1, 2)])
    lift("resize-18", 18, node("Resize", ["x", "", "s"], ["y"], antialias=0), inits=[floats("s", 1, 1, 2)])
    lift("resize-18-antialias", 18, node("Resize", ["x", "", "s"], ["y"], antialias=1), inits=[floats("s", 1, 1, 2)])
    lift("quantize-21", 21, node("QuantizeLinear", ["x", "s"], ["y"], block_size=0, saturate=1), inits=[scalar("s", 1)])
    lift("dequantize-21-blocks", 21, node("DequantizeLinear", ["x", "s"], ["y"], block_size=2), ["x:u8[4]"],
         [floats("s", 1, 2)])
    lift("dft-20", 20, node("DFT", ["x", "", "a"], ["y"]), inits=[scalar("a", 1, np.int64)])
    lift("dft-20-default", 20, node("DFT", ["x"], ["y"]))
    lift("dft-20-computed", 20, node("DFT", ["x", "", "a"], ["y"]), ["x:f[1,4,1]", "a:i[]"])
    lift("grid-sample-20", 20, node("GridSample", ["x", "x"], ["y"], mode="cubic"), ["x:f[1,1,2,2]"])
    lift("grid-sample-20-volume", 20, node("GridSample", ["x", "x"], ["y"]), ["x:f[1,1,2,2,2]"])
    lift("group-norm-21", 21, node("GroupNormalization", ["x", "x", "x"], ["y"], num_groups=1))
    lift("average-pool-19", 19, node("AveragePool", ["x"], ["y"], kernel_shape=[2], dilations=[1]))
    lift("average-pool-19-dilated", 19, node("AveragePool", ["x"], ["y"], kernel_shape=[2], dilations=[2]))
    lift("lp-pool-1", 1, node("LpPool", ["x"], ["y"], kernel_shape=[2], p=2.0))
    lift("roi-align-10", 10, node("RoiAlign", ["x", "x", "x"], ["y"]))
    lift("scatter-9", 9, node("Scatter", ["x", "x", "x"], ["y"], axis=1))
    lift("scatter-18-max", 18, node("ScatterND", ["x", "x", "x"], ["y"], reduction="max"))
    lift("selu-1", 1, node("Selu", ["x"], ["y"]))
    lift("concat-1", 1, node("Concat", ["x", "x"], ["y"]))
    lift("reshape-1", 1, node("Reshape", ["x"], ["y"], shape=[0, -1]))
    lift("lstm-1", 1, node("LSTM", ["x", "x", "x"], ["y"], hidden_size=2, output_sequence=1))
    lift("attention-24", 24, node("Attention", ["x"] * 3, ["y"]))
    lift("attention-24-length", 24, node("Attention", ["x", "x", "x", "", "", "", "x"], ["y"]))
    lift("range-27", 27, node("Range", ["x"] * 3, ["y"], stash_type=1))
    lift("gelu-20", 20, node("Gelu", ["x"], ["y"], approximate="tanh"))
    lift("relu-99", 99, node("Relu", ["x"], ["y"]))
    lift("relu-99-unknown-attribute", 99, node("Relu", ["x"], ["y"], slope=0.5))


def field(number, payload):
    n, length = len(payload), b""
    while n >= 0x80:
        length += bytes([n & 0x7F | 0x80])
        n >>= 7
    return bytes([number << 3 | 2]) + length + bytes([n]) + payload


def nested(levels):
    """A graph in an attribute of a node of a graph ..."""
    data = b""
    for _ in range(levels):
        data = field(1, field(5, field(6, data)))
    return field(7, data)


def bytes_only():
    write("nested-too-deep", nested(100))
    write("empty-file", b"")
    write("not-a-message", b"fn @main(%x) { return %x }\n")
    write("part-too-long", bytes([0x3A, 0x7F, 0]))


graphs()
attributes()
tensors()
bodies()
lifts()
texts()
outside()
bytes_only()
