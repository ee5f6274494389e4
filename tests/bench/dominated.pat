// dominated.pat -- dominated children at every node of a graph, most of which have many parents to choose from.

import "relay.ops";

// The nearest parent serves.
pattern near(p) = dominates(p, op { kind <= broadcast }(...), op(...));
// No parent does: each child asks for all.
pattern never(p) = dominates(nn.dense(p, _), op(...), op(...));
// One does, far below.
pattern far(p) = dominates(p & sigmoid(_), op(...), op(...)) where uses(p) >= 1;
// Each parent is the next one's child.
pattern row(p) = dominates(dominates(dominates(nn.dense(p, _), op(...), op(...)), op(...), op(...)), op(...), op(...));
// Behind an operand that may be swapped.
pattern swapped(p, x) = add(dominates(nn.dense(p, _), op(...), op(...)), x);
// The path asks for a name, which the child binds; no parent matches, or one that is near.
pattern named(p, k) = dominates(nn.dense(p, _), add(_, k), add(_, k));
pattern named_near(p, k) = dominates(p, add(_, k), add(_, k));
// The path asks for a name, and fits all the way to a parent that is far below; to one of two.
pattern named_far(p, k) = dominates(p & sigmoid(_), add(_, k), add(_, k));
pattern named_at(p, k) = dominates(p & (sigmoid(_) | tanh(_)), add(_, k) | nn.relu(_), add(k, _)) where uses(p) >= 1;
// The path binds an extent; no type is known.
pattern extent(p) = dominates(p & sigmoid(_), op(...) : [n, ...], op(...));
// The path binds a set.
pattern set(p, s) = dominates(p & nn.dense(_, _), s & op(...), op(...));
// A condition that no parent passes, and one that asks for the child, too.
pattern asked(p) = dominates(p & op(...), op(...), op(...)) where p.op == nn.dense;
pattern of_two(p, k) = dominates(p & op(...), op(...), add(_, k)) where uses(p) == 77, p.op != k.op;
// Paths and parents that are dominated themselves.
pattern in_path(p) = dominates(p & sigmoid(_), op(...) | dominates(nn.dense(_, _), op(...), nn.relu(_)), op(...));
pattern in_parent(p) = dominates(dominates(p & sigmoid(_), op(...), nn.relu(_)), op(...), tanh(_));
pattern in_either(p) = nn.dense(p, _) | dominates(p & (sigmoid(_) | nn.dense(_, _)), op(...), op(...));

table regions {
    "in_parent" = in_parent;
    "never" = dominates(nn.dense(_, _), op(...), op(...));
    "asked" = asked;
    "far" = far;
}
