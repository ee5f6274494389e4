// Rules that are read: members of sets, values that are computed, constants, several results.
op Relu(x) : elemwise;
op Conv(x, w, b?) { kernel_shape: int[]?; group: int = 1; auto_pad: string = "NOTSET"; }
op Transpose(x) : injective { perm: int[]?; }
op ReduceMean(x) : reduce { axes: int[]?; keepdims: int = 1; }
op Concat(inputs*) : injective { axis: int; }
op Split(input, split?) -> (outputs*) : injective { axis: int = 0; }

rule transposes(x) {
    t = Transpose(x) { perm = p };
    every y = Transpose(t) { perm = q };
    match every y;
    rewrite every Transpose(x) { perm = [p[i] for i in q] };
}

rule halves(x, w) : once {
    c = Conv(x, w);
    match c;
    where c.rank == 4;
    rewrite {
        s = Split(Conv(x, w, f32[2] [0.5, 2 * c.group]) { ..c, auto_pad = "VALID" }) -> 2 { axis = 1 };
        return Concat(Relu(s.0), Relu(s.1)) { axis = c.elements > 9 ? 1 : 0 };
    }
}
