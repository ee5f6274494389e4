// choices.pat -- choices that nest 10, 20 and 40 deep and all fail at the end.
//
// A family is measured on a graph that leaves every choice open: sums of the
// two sums before, a chain of one operator, stacked diamonds.

import "relay.ops";

// Sums, each of which may be swapped; a constant at the bottom that is not there.
pattern s5(x) = add(add(add(add(add(x, _), _), _), _), _);
pattern s10(x) = s5(s5(x));
pattern s20(x) = s10(s10(x));
pattern swaps_10 = s10(const);
pattern swaps_20 = s20(const);
pattern swaps_40 = s20(s20(const));

// The same where both operands hold choices, and a condition fails last.
pattern b5(x) = add(add(add(add(add(x, add(_, _)), add(_, _)), add(_, _)), add(_, _)), add(_, _));
pattern b10(x) = b5(b5(x));
pattern b20(x) = b10(b10(x));
pattern branches_10(x) = b10(x) where x.rank == 4;
pattern branches_20(x) = b20(x) where x.rank == 4;
pattern branches_40(x) = b20(b20(x)) where x.rank == 4;

// Optional operators of one kind, and a condition that fails last.
pattern o5(x) = nn.relu?(nn.relu?(nn.relu?(nn.relu?(nn.relu?(x)))));
pattern o10(x) = o5(o5(x));
pattern o20(x) = o10(o10(x));
pattern optional_10(x) = o10(x) where x.rank == 4;
pattern optional_20(x) = o20(x) where x.rank == 4;
pattern optional_40(x) = o20(o20(x)) where x.rank == 4;

// The same with a name that another operand has, too.
pattern shared_10(x, y) = add(o10(x), tanh(x & y)) where y.rank == 4;
pattern shared_20(x, y) = add(o20(x), tanh(x & y)) where y.rank == 4;
pattern shared_40(x, y) = add(o20(o20(x)), tanh(x & y)) where y.rank == 4;
pattern tied_10(x) = subtract(o10(x), o5(tanh(x)));
pattern tied_20(x) = subtract(o20(x), o10(tanh(x)));
pattern tied_40(x) = subtract(o20(o20(x)), o20(tanh(x)));

// Alternatives of different lengths.
pattern a1(x) = nn.relu(nn.relu(x)) | nn.relu(x) | nn.relu(nn.relu(nn.relu(x)));
pattern a5(x) = a1(a1(a1(a1(a1(x)))));
pattern a10(x) = a5(a5(x));
pattern a20(x) = a10(a10(x));
pattern alternatives_10(x) = a10(sigmoid(x));
pattern alternatives_20(x) = a20(sigmoid(x));
pattern alternatives_40(x) = a20(a20(sigmoid(x)));

// Dominators in a row: each parent is the next one's child.
pattern d1(x) = dominates(x, op(...), add(_, _));
pattern d5(x) = d1(d1(d1(d1(d1(x)))));
pattern d10(x) = d5(d5(x));
pattern d20(x) = d10(d10(x));
pattern dominators_10(x) = d10(sigmoid(x));
pattern dominators_20(x) = d20(sigmoid(x));
pattern dominators_40(x) = d20(d20(sigmoid(x)));

// A condition over many names ties all choices together: nothing but trying
// them all decides it, and the time doubles with each.  pat2c warns of it.
pattern hard_5(a, b, c, d, e, x) = add(a, add(b, add(c, add(d, add(e, x)))))
    where uses(a) + uses(b) + uses(c) + uses(d) + uses(e) + uses(x) == 1;
pattern hard_10(a, b, c, d, e, f, g, h, i, j, x) =
    add(a, add(b, add(c, add(d, add(e, add(f, add(g, add(h, add(i, add(j, x))))))))))
    where uses(a) + uses(b) + uses(c) + uses(d) + uses(e) + uses(f) + uses(g) + uses(h) + uses(i) + uses(j) == 1;
