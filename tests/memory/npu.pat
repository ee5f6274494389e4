// Each stage of pat2c has something to do: choices, conditions, sets, dominators, rules, costs, a table.
import "onnx.ops";

param largest: int = 64;
pattern conv(x, w, b) = Conv(x, w & const, b?) { group == 1 } where w.rank == 4, w.shape[0] <= largest;
pattern act(x) = (Relu | Clip)(x);
pattern conv_act(x, w, b) = act(conv(x, w, b));
pattern sum(a, c) = Add(a, c & const) where c.dtype == f32, a.shape == c.shape, extern is_cheap(c);
pattern any_concat(p) = Concat(..., Relu(p), ...) { axis == 1 };
pattern region(p, between) = dominates(Conv(p, _), between & (Relu | Tanh)(_), Relu(_)) where len(between) >= 1;
rule relu_twice(x) { r = Relu(x); match Relu(r); rewrite r; }
rule no_transpose(x) { match Transpose(Transpose(x) { perm = p }) { perm = q }; where p == q, p == [1, 0]; rewrite x; }
rule sum_first(x, a, b) { match Add(Add(x, a & const), b & const); rewrite Add(x, Add(a, b)); }
table npu {
    "npu.conv_act" = conv_act;
    "npu.conv" = conv;
    "npu.sum" = sum;
    "npu.concat" = any_concat;
}
