// Every form of the language once, as a seed for mutants.
import "relay.ops";
op my.op(a, b?, c*) -> (x, y?) : fusable, commutative { n: int = 1; f: float[] = [1.0, -2.5e3]; s: string?; t: dtype; }
op my.add(a, b, sa, sb) : broadcast, commutative(0 2, 1 3);
op my.print(x) : effect;
ops act = nn.relu | nn.leaky_relu | sigmoid;
law divide(multiply(a, b), c) == multiply(divide(a, c), b);
param k: int = 8;
param fp16: bool = false : runtime;
cond ok(c, x) = c.groups == 1, x.dtype == f32 or x.rank in {2, 4}, not (x.elements < k);
pattern conv(x, w, b) = nn.bias_add?(nn.conv2d(x, w & const) { groups == 1, strides == [_, 2], data_layout =~ "NH*" }, b);
pattern p(x, w, b, y) {
    c = conv(x, w, b);
    r = act(c) | tanh(c : f32[n, _, n, ...]);
    where ok(c, x), x.shape[-1] % 2 == 0, value(b)[0] ~= 0.5 +- 1e-3, present(b) ? uses(c) == 1 : is_const(y);
    where [i * 2 for i in x.shape] == range(len(x.shape)), extern good(x, w), fp16 == true, c#scale > 0.1;
    return add(r, !nn.relu(y) & y);
}
ordered pattern q(t, rest) = concatenate((nn.relu(t), ...rest)) { axis in -1..3, exact };
pattern tuple(a, b) = (a, b).0 | (..., a, b).*;
pattern literals(x) = x * 2 + f32 -1.5 | x + approx(0.7, 1e-3) | x - splat(0) | x / scalar(1) | my.op(x, [1, -1]?);
pattern function(a) { f = fn(a) { Composite == "x" } => if(a, op "*elu"(a), let(var("v"), _, global("g"))); return f(op { kind <= broadcast }(a)); }
pattern dom(x) = dominates(nn.dense(x, _), op { kind <= broadcast }(...), nn.softmax(_));
pattern chain(x) = nn.relu(chain(x)) | x;
rule fuse(x, y) : once, priority 3, keep_shared { m = my.op(x, y?) { n = v }; match nn.relu(m); where v > 0; rewrite { a = nn.relu(x); return my.op(a, y?) { ..m, n = v + 1 }; } }
table t : last_wins {
    attrs { Compiler = "t" };
    "t.p" = p where c.groups == 1 cost 0.5 duplicate;
    "t.q" = q;
}
