#!/usr/bin/env python3
"""Compares the types that dfg-opt infers for operators of ai.onnx.ml with what ONNX Runtime returns.

usage: ml_types.py DFG-OPT

A model a row, whose operands have an open first extent where they have two.  Types of all results have to be there and
to hold: element types the same, extents that are numbers the same; and no result of more extents than the row says is
open.  Ends with 1 where something differs; 77 where packages are not installed.
"""
import re
import subprocess
import sys
import tempfile
from pathlib import Path

try:
    import numpy as np
    import onnx
    import onnxruntime
    from onnx import helper
except ImportError as e:
    print(f"skipped: types of ai.onnx.ml are not compared: {e}")
    sys.exit(77)

NAMES = {"float32": "f32", "float64": "f64", "int64": "i64", "int32": "i32"}
F = np.array([[0.5, -1, 2], [1, 0, 3], [4, 2, 1], [0, 0, 1]], np.float32)
I = np.array([[1, 0, 2], [1, 2, 0]], np.int64)
S = np.array([["a", "b"], ["c", "a"], ["b", "b"]], object)
AT = np.array([0, 2], np.int64)
LINE = dict(coefficients=[1.0, 2.0, -1.0], intercepts=[0.5])
THREE = dict(coefficients=[1.0, 2.0, -1.0] * 3, intercepts=[0.5, 1.0, 0.0])
SVM = dict(kernel_type="RBF", kernel_params=[0.5, 0.0, 3.0], support_vectors=[1.0, 0.0, 1.0, 0.0, 1.0, 2.0], rho=[0.1])
NODES = dict(nodes_falsenodeids=[2, 0, 0], nodes_truenodeids=[1, 0, 0], nodes_featureids=[0, 0, 0], nodes_nodeids=[0, 1, 2],
             nodes_treeids=[0, 0, 0], nodes_modes=["BRANCH_LEQ", "LEAF", "LEAF"], nodes_values=[0.7, 0.0, 0.0])
LEAVES = {"_treeids": [0, 0], "_nodeids": [1, 2], "_ids": [0, 1], "_weights": [1.0, 2.0]}


def leaves(kind):
    return {kind + k: v for k, v in LEAVES.items()}


def tensor(values, dtype=np.float64):
    return onnx.numpy_helper.from_array(np.array(values, dtype))


ENSEMBLE = dict(tree_roots=[0], nodes_splits=tensor([0.7]), nodes_featureids=[0], nodes_modes=tensor([0], np.uint8),
                nodes_truenodeids=[0], nodes_trueleafs=[1], nodes_falsenodeids=[1], nodes_falseleafs=[1],
                leaf_targetids=[0, 1], leaf_weights=tensor([1.0, 2.0]))

ROWS = [  # operator, operands (constants as pairs), attributes, open extents of results
    ("ArrayFeatureExtractor", [F, (AT,)], {}, 1), ("ArrayFeatureExtractor", [S, (AT[:1],)], {}, 1),
    ("ArrayFeatureExtractor", [F[0].astype(np.float64), (AT,)], {}, 0), ("ArrayFeatureExtractor", [F, AT], {}, 1),
    ("ArrayFeatureExtractor", [(np.arange(6, dtype=np.int64),), AT[None]], {}, 1),
    ("Binarizer", [F], dict(threshold=0.5), 1), ("Imputer", [F], dict(imputed_value_floats=[1.0]), 1),
    ("Imputer", [I], dict(imputed_value_int64s=[1]), 1), ("Normalizer", [F], dict(norm="L2"), 1), ("Normalizer", [I], {}, 1),
    ("Scaler", [F], dict(scale=[2.0], offset=[1.0]), 1), ("Scaler", [I], dict(scale=[2.0], offset=[1.0]), 1),
    ("Scaler", [F[0]], dict(scale=[2.0], offset=[1.0]), 0),
    ("LabelEncoder", [S], dict(keys_strings=["a", "b"], values_int64s=[1, 2]), 1),
    ("LabelEncoder", [S], dict(keys_strings=["a", "b"], values_floats=[1.0, 2.0]), 1),
    ("LabelEncoder", [I], dict(keys_int64s=[0, 1], values_strings=["a", "b"]), 1),
    ("LabelEncoder", [F], dict(keys_floats=[0.0], values_floats=[2.0]), 1),
    ("LabelEncoder", [I], dict(keys_tensor=tensor([0, 1], np.int64), values_tensor=tensor([2, 3]),
                               default_tensor=tensor([0])), 1),
    ("CategoryMapper", [S], dict(cats_strings=["a", "b"], cats_int64s=[1, 2]), 1),
    ("CategoryMapper", [I], dict(cats_strings=["a", "b"], cats_int64s=[1, 2]), 1),
    ("FeatureVectorizer", [F, F[:, :2]], dict(inputdimensions=[3, 2]), 1),
    ("OneHotEncoder", [I], dict(cats_int64s=[0, 1, 2]), 1), ("OneHotEncoder", [S], dict(cats_strings=["a", "b", "c"]), 1),
    ("LinearRegressor", [F], LINE, 1), ("LinearRegressor", [F], dict(THREE, targets=3), 1),
    ("LinearClassifier", [F], dict(THREE, classlabels_ints=[0, 1, 2]), 3),
    ("LinearClassifier", [I], dict(THREE, classlabels_strings=["a", "b", "c"]), 3),
    ("LinearClassifier", [F], dict(LINE, classlabels_ints=[0, 1]), 3),
    ("SVMRegressor", [F], dict(SVM, n_supports=2, coefficients=[1.0, -1.0]), 1),
    ("SVMClassifier", [F], dict(SVM, coefficients=[1.0, -1.0], vectors_per_class=[1, 1], classlabels_ints=[0, 1]), 3),
    ("SVMClassifier", [F], dict(SVM, coefficients=[1.0, -1.0], vectors_per_class=[1, 1], classlabels_strings=["a", "b"]), 3),
    ("TreeEnsembleRegressor", [F], dict(NODES, n_targets=2, **leaves("target")), 1),
    ("TreeEnsembleRegressor", [F.astype(np.float64)], dict(NODES, n_targets=2, **leaves("target")), 1),
    ("TreeEnsembleClassifier", [F], dict(NODES, classlabels_int64s=[0, 1], **leaves("class")), 3),
    ("TreeEnsembleClassifier", [I], dict(NODES, classlabels_strings=["a", "b"], **leaves("class")), 3),
    ("TreeEnsemble", [F.astype(np.float64)], dict(ENSEMBLE, n_targets=2), 1),
]


def model(op, operands, attrs):
    version = 5 if op == "TreeEnsemble" else 4 if op == "LabelEncoder" else 3
    inputs, constants = [], []
    for i, x in enumerate(operands):
        if isinstance(x, tuple):
            constants.append(onnx.numpy_helper.from_array(x[0], f"x{i}"))
            continue
        dims = list(x.shape) if x.ndim < 2 else ["N", *x.shape[1:]]
        inputs.append(helper.make_tensor_value_info(f"x{i}", helper.np_dtype_to_tensor_dtype(x.dtype), dims))
    results = [f"y{i}" for i in range(len(onnx.defs.get_schema(op, version, "ai.onnx.ml").outputs))]
    node = helper.make_node(op, [f"x{i}" for i in range(len(operands))], results, domain="ai.onnx.ml", **attrs)
    graph = helper.make_graph([node], "g", inputs, [onnx.ValueInfoProto(name=n) for n in results], constants)
    return helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17), helper.make_opsetid("ai.onnx.ml", version)],
                             ir_version=9)


def inferred(opt, path):
    """Of the one call the types of its results."""
    text = subprocess.run([opt, "--infer", "-o", "-", path], capture_output=True, text=True, check=True).stdout
    types = re.findall(r"= (?:ai\.onnx\.ml\.|%\w+\.\d).* : (\w+)\[(.*)\]$", text, re.M)
    return [(dtype, dims.split(", ")) for dtype, dims in types]


def main():
    wrong = 0
    with tempfile.TemporaryDirectory() as folder:
        for k, (op, operands, attrs, most_open) in enumerate(ROWS):
            path = Path(folder) / f"{k}.onnx"
            made = model(op, operands, attrs)
            onnx.save(made, path)
            options = onnxruntime.SessionOptions()
            options.log_severity_level = 4
            session = onnxruntime.InferenceSession(made.SerializeToString(), options, providers=["CPUExecutionProvider"])
            results = session.run(None, {i.name: operands[int(i.name[1:])] for i in session.get_inputs()})
            types = inferred(sys.argv[1], path)
            is_open = sum(not d.isdigit() for _, dims in types for d in dims)
            ok = len(types) == len(results) and is_open <= most_open
            for (dtype, dims), r in zip(types, results):
                r = np.asarray(r)
                name = "str" if r.dtype.kind in "OU" else NAMES[str(r.dtype)]
                ok = ok and dtype == name and len(dims) == r.ndim and \
                    all(not d.isdigit() or int(d) == n for d, n in zip(dims, r.shape))
            if not ok:
                wrong += 1
                print(f"{op} {sorted(attrs)}: inferred {types}, is {[(np.asarray(r).dtype, np.shape(r)) for r in results]}")
    print(f"{len(ROWS) - wrong} types as returned, {wrong} different")
    return wrong != 0


if __name__ == "__main__":
    sys.exit(main())
