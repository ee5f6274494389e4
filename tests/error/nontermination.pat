// Rules that match what they, or each other, make; and rules that do not.
//: status: 0
//: 18:6 warning: rule 'flip' matches again what it makes [-Wnontermination]
//: 18:58 note: here 'flip' matches again
//: 19:6 warning: rule 'turn' matches again what it makes [-Wnontermination]
//: 19:46 note: here 'turn' matches again
//: 20:6 warning: rule 'keep' matches again what it makes [-Wnontermination]
//: 20:20 note: here 'keep' matches again
//: 23:6 warning: rule 'norm' matches again what it makes [-Wnontermination]
//: 25:64 note: here 'norm' matches again
//: 29:6 warning: rules 'to_tanh', 'to_exp' and 'to_sigmoid' match what each other make, without end [-Wnontermination]
//: 29:45 note: here 'to_exp' matches what 'to_tanh' makes
//: 30:41 note: here 'to_sigmoid' matches what 'to_exp' makes
//: 31:48 note: here 'to_tanh' matches what 'to_sigmoid' makes
import "relay.ops";

// the same call below another one; operands the other way round; the root, kept alive
rule flip(a, b) { match subtract(a, b); rewrite negative(subtract(b, a)); }
rule turn(a, b) { match power(a, b); rewrite power(b, a); }
rule keep(x) { y = nn.softmax(x); match y; rewrite clip(y) { a_min = 0.0, a_max = 1.0 }; }

// in a block, behind a projection
rule norm(x, g, b, m, v) {
    match nn.batch_norm(x, g, b, m, v).0;
    rewrite { n = nn.batch_norm(x, g, b, m, v); return nn.relu(n.0); }
}

// three rules in a ring; one of two that is applied once
rule to_tanh(x) { match sigmoid(x); rewrite tanh(x); }
rule to_exp(x) { match tanh(x); rewrite exp(x); }
rule to_sigmoid(x) { match exp(x); rewrite log(sigmoid(x)); }
rule there(x) { match sin(x); rewrite cos(x); }
rule back(x) : once { match cos(x); rewrite sin(x); }

// smaller with each step; conditions that nobody can judge here; directions that never run together
rule shrink(x) { match nn.relu(nn.relu(x)); rewrite nn.relu(x); }
rule maybe(x) { match sqrt(x); where x.rank == 4; rewrite sqrt(sqrt(x)); }
rule up(x) { match floor(x); rewrite ceil(x); }
rule down(x) : operands_first { match ceil(x); rewrite floor(x); }

// what they make of what they made is the same: attributes of the new call, by default and taken over;
// two calls at once; an operand order that is tried both ways
rule const_right(c, x) { match add(c & const, x); rewrite add(x, c); }
rule one_group(x, w) { c = nn.conv2d(x, w) { groups == 1 }; match c; rewrite nn.conv2d(x, w) { ..c, strides = [2, 2] }; }
rule default_group(x, w) { match nn.conv3d(x, w) { groups == 1 }; rewrite nn.conv3d(x, w); }
rule other_group(x, w) { match nn.conv1d(x, w) { groups == 1 }; rewrite nn.conv1d(x, w) { groups = 2 }; }
rule spread(x) { r = nn.leaky_relu(x); match r; rewrite nn.leaky_relu(x) { ..r }; }
rule again(x) { match erf(erf(x)); rewrite erf(erf(x)); }
rule pair(x, y) { match (x, y); rewrite (x, y); }
