// Rules that match what they, or each other, make; and rules that do not.
//: status: 0
//: 22:6 warning: rule 'flip' matches again what it makes [-Wnontermination]
//: 22:58 note: here 'flip' matches again
//: 23:6 warning: rule 'const_right' matches again what it makes [-Wnontermination]
//: 23:59 note: here 'const_right' matches again
//: 24:6 warning: rule 'keep' matches again what it makes [-Wnontermination]
//: 24:20 note: here 'keep' matches again
//: 27:6 warning: rule 'one_group' matches again what it makes [-Wnontermination]
//: 27:78 note: here 'one_group' matches again
//: 28:6 warning: rule 'default_group' matches again what it makes [-Wnontermination]
//: 28:75 note: here 'default_group' matches again
//: 32:6 warning: rule 'norm' matches again what it makes [-Wnontermination]
//: 34:64 note: here 'norm' matches again
//: 38:6 warning: rules 'to_tanh', 'to_exp' and 'to_sigmoid' match what each other make, without end [-Wnontermination]
//: 38:45 note: here 'to_exp' matches what 'to_tanh' makes
//: 39:41 note: here 'to_sigmoid' matches what 'to_exp' makes
//: 40:48 note: here 'to_tanh' matches what 'to_sigmoid' makes
import "relay.ops";

// the same call below another one; an operand order that is tried both ways; the root, kept alive
rule flip(a, b) { match subtract(a, b); rewrite negative(subtract(b, a)); }
rule const_right(c, x) { match add(c & const, x); rewrite add(x, c); }
rule keep(x) { y = nn.softmax(x); match y; rewrite clip(y) { a_min = 0.0, a_max = 1.0 }; }

// attributes: those of the new call, by default and taken over
rule one_group(x, w) { c = nn.conv2d(x, w) { groups == 1 }; match c; rewrite nn.conv2d(x, w) { ..c, strides = [2, 2] }; }
rule default_group(x, w) { match nn.conv3d(x, w) { groups == 1 }; rewrite nn.conv3d(x, w); }
rule other_group(x, w) { match nn.conv1d(x, w) { groups == 1 }; rewrite nn.conv1d(x, w) { groups = 2 }; }

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
