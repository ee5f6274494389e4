// Conditions under their own text, an extern predicate, a condition of a pattern used by name.
import "relay.ops";
pattern scale(x, s) {
    y = multiply(x, s & const);
    where s.elements == 1, uses(x) == 1, y.rank <= 4, value(s) > 0.0 or x.dtype == f32;
    return y;
}
pattern checked(x, s) = nn.relu(scale(x, s)) where extern is_good(x, s), not (x.shape[0] == 1);
op my.pad(x) { pads: int[][]; p: int[]; q: int[]; axis: int = 0; }
pattern lists(x) { c = my.pad(x); where c.pads == [concat(c.p, c.q), [1, 2]]; return c; }
pattern picked(x) { c = my.pad(x); where [reverse(c.p), c.q][c.axis] == [i * i for i in c.p]; return c; }
pattern level(x, y) = add(x, y) where same_rank(x, y);
