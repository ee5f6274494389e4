// Function values, their bodies and calls; if, let, tuples.
import "relay.ops";
pattern squarer(a) = fn(a) => multiply(a, a);
pattern closure(a, k) {
    t = tanh(k);
    return fn(a) => subtract(a, t);
}
pattern called(f, x) = f(x);
pattern branch(c, x) = if(c, nn.relu(x), (x, _).0);
pattern last(x) = tanh(x.-1) | nn.relu(nn.batch_norm(x, _, _, _, _).-2);
pattern named(v, x) = let(v & var("v"), x, tanh(v));
pattern normed(x) {
    f = global "*rms_norm*";
    return f(x);
}
pattern helped(x) {
    f = global("norm");
    return f(x);
}
