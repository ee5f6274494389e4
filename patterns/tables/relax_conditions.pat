// relax_conditions.pat -- conditions that several tables over Relax operators share.  No table by itself.
import "relax.ops";
// t, a permutation of b's extents, lets the last two change places.
cond swaps_last(t, b) =
    (b.rank == 2 and not present(t.axes))
        or [(i + b.rank) % b.rank for i in t.axes] == concat(range(0, b.rank - 2), [b.rank - 1, b.rank - 2]);

// b has a number for each output channel of the convolution c with the kernel w, and adds it along them.
cond one_a_channel(b, c, w) =
    b.elements == dim(w, c.kernel_layout, "O"),
    (c.data_layout == "NHWC" and b.shape[-1] == b.elements)
        or (c.data_layout == "NCHW" and b.shape[-3] == b.elements);
