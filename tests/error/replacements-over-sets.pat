// `every` in replacements: one set at a time, and names that go together.
//: 17:26 error: names of different sets are used under one `every`
//: 22:26 error: these names of one set go together only by a name of its members
//: = name the operand of `every` by a local
import "onnx.ops";

rule fine(c) { k = Concat(every Relu(c)); match k; rewrite Concat(every c) { ..k }; }
rule member(x, b) {
    t = Relu(x);
    every y = Add(t, b);
    match every y;
    rewrite every Sub(b, x);
}
rule two_sets(a, b) {
    k = Concat(every Relu(a)); l = Concat(every Tanh(b));
    match Add(k, l);
    rewrite Concat(every Add(a, b)) { ..k };
}
rule unnamed(a, b) {
    k = Concat(every Add(a, b));
    match k;
    rewrite Concat(every Sub(a, b)) { ..k };
}
