"""Gelu, SiLU and their approximations."""
import math

import numpy as np

from .graph import W, hidden, spelling

# ---- Gelu ----
R2 = math.sqrt(2)
GELU = {
    "torch, old": lambda g, x: g.Mul(g.Mul(x, g.Add(g.Erf(g.Div(x, R2)), 1.0)), 0.5),
    "torch, dynamo": lambda g, x: g.Mul(g.Mul(x, 0.5), g.Add(g.Erf(g.Mul(x, 1 / R2)), 1.0)),
    "half beside the sum": lambda g, x: g.Mul(x, g.Mul(0.5, g.Add(1.0, g.Erf(g.Div(x, R2))))),
    "half in the sum": lambda g, x: g.Mul(x, g.Add(g.Mul(g.Erf(g.Div(x, R2)), 0.5), 0.5)),
    "TensorFlow, erfc": lambda g, x: g.Mul(g.Mul(0.5, x), g.Sub(1.0, g.Erf(g.Mul(g.Neg(x), 1 / R2)))),
    "root as an operator": lambda g, x: g.Mul(g.Mul(0.5, x), g.Add(1.0, g.Erf(g.Div(x, g.Sqrt(2.0))))),
    "onnxscript, CastLike": lambda g, x: g.Mul(g.CastLike(0.5, x), g.Mul(x, g.Add(
        g.CastLike(1.0, x), g.Erf(g.Div(x, g.Sqrt(g.CastLike(2.0, x))))))),
    "halved at the end by Div": lambda g, x: g.Div(g.Mul(x, g.Add(g.Erf(g.Div(x, R2)), 1.0)), 2.0),
    "halves divided first": lambda g, x: g.Mul(g.Div(x, 2.0), g.Add(g.Erf(g.Div(x, R2)), 1.0)),
    "Paddle": lambda g, x: g.Mul(g.Mul(x, 0.5), g.Add(1.0, g.Erf(g.Div(x, np.array([R2], np.float32))))),
}
for _name, _make in GELU.items():
    spelling("Gelu", _name)(lambda g, make=_make: make(g, hidden(g)))
for _name in ("torch, old", "torch, dynamo", "half in the sum"):
    spelling("BiasGelu", _name)(lambda g, make=GELU[_name]: make(g, g.Add(
        g.MatMul(hidden(g), g.weight(W, W)), g.weight(W))))
spelling("BiasGelu", "opset 20", opset=20)(lambda g: g.Gelu(g.Add(g.weight(W), g.MatMul(hidden(g), g.weight(W, W)))))

# ---- Gelu by tanh ----
R, K = math.sqrt(2 / math.pi), 0.044715
TANH = {
    "torch, old": lambda g, x: g.Mul(g.Mul(0.5, x), g.Add(1.0, g.Tanh(g.Mul(R, g.Add(x, g.Mul(K, g.Pow(x, 3.0))))))),
    "torch, dynamo": lambda g, x: g.Mul(g.Mul(x, 0.5), g.Add(g.Tanh(g.Mul(g.Add(
        x, g.Mul(g.Mul(g.Mul(x, x), x), K)), R)), 1.0)),
    "bloom": lambda g, x: g.Mul(g.Mul(x, 0.5), g.Add(1.0, g.Tanh(g.Mul(g.Mul(R, x), g.Add(1.0, g.Mul(g.Mul(K, x), x)))))),
    "Hugging Face gelu_fast": lambda g, x: g.Mul(g.Mul(0.5, x), g.Add(1.0, g.Tanh(g.Mul(g.Mul(x, R), g.Add(
        1.0, g.Mul(g.Mul(K, x), x)))))),
    "square factored out": lambda g, x: g.Mul(g.Mul(0.5, x), g.Add(1.0, g.Tanh(g.Mul(R, g.Mul(x, g.Add(
        1.0, g.Mul(K, g.Mul(x, x)))))))),
    "halves in the sum": lambda g, x: g.Mul(x, g.Add(0.5, g.Mul(0.5, g.Tanh(g.Mul(R, g.Add(x, g.Mul(K, g.Pow(x, 3.0)))))))),
    "by a sigmoid": lambda g, x: g.Mul(x, g.Sigmoid(g.Mul(2 * R, g.Add(x, g.Mul(K, g.Pow(x, 3.0)))))),
    "product at the end": lambda g, x: g.Mul(x, g.Mul(0.5, g.Add(1.0, g.Tanh(g.Mul(R, g.Add(x, g.Mul(K, g.Pow(x, 3.0)))))))),
    "square by Pow": lambda g, x: g.Mul(g.Mul(0.5, x), g.Add(1.0, g.Tanh(g.Mul(g.Mul(R, x), g.Add(
        1.0, g.Mul(K, g.Pow(x, 2.0))))))),
}
for _name, _make in TANH.items():
    spelling("FastGelu", _name)(lambda g, make=_make: make(g, hidden(g)))
spelling("FastGelu", "opset 20", opset=20)(lambda g: g.Gelu(g.Add(g.MatMul(hidden(g), g.weight(W, W)), g.weight(W)), approximate="tanh"))
spelling("FastGelu", "bias, torch, old")(lambda g: TANH["torch, old"](g, g.Add(g.MatMul(hidden(g), g.weight(W, W)), g.weight(W))))

# ---- SiLU, QuickGelu ----
SILU = {
    "x times its sigmoid": lambda g, x, k: g.Mul(x, g.Sigmoid(k(x))),
    "quotient by 1 + exp(-x)": lambda g, x, k: g.Div(x, g.Add(g.Exp(g.Neg(k(x))), 1.0)),
    "times 1 / (1 + exp(-x))": lambda g, x, k: g.Mul(x, g.Div(1.0, g.Add(1.0, g.Exp(g.Neg(k(x)))))),
    "times a Reciprocal": lambda g, x, k: g.Mul(g.Reciprocal(g.Add(1.0, g.Exp(g.Neg(k(x))))), x),
    "by tanh": lambda g, x, k: g.Mul(x, g.Mul(0.5, g.Add(1.0, g.Tanh(g.Mul(0.5, k(x)))))),
}
for _name, _make in SILU.items():
    spelling("SiLU", _name)(lambda g, make=_make: make(g, hidden(g), lambda x: x))
    if _name != "by tanh":
        spelling("QuickGelu", _name)(lambda g, make=_make: make(g, hidden(g), lambda x: g.Mul(1.702, x)))
spelling("SiLU", "behind a convolution")(lambda g: SILU["x times its sigmoid"](
    g, g.Conv(g.input("x", 1, 4, 8, 8), g.weight(4, 4, 3, 3), g.weight(4)), lambda x: x))
