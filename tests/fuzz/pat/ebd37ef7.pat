// `every` inside `every`; one callback for two rules.
//: 8:48 error: `every` inside `every`: a set's name is one member already
//: 11:60 error: 'shared' is the replacement of rule 'first' already: each has a match of its own
//: 10:6 note: that rule is here
import "onnx.ops";

rule nested(c) { k = Concat(every Relu(c)); match k;
    rewrite Concat(every Relu(c), every Concat(every c) { ..k }) { ..k };
}
rule first(x) { match Relu(x); rewrite extern shared; }
rule second(x) { match Tanh(x); where x.rank == 1; rewrite extern shared; }
