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
