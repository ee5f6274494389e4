// relax_cudnn.pat -- what cuDNN can run: 5 entries over Relax operators.
//
// Names, order and conditions are those of TVM 0.27 (relax/backend/cuda/cudnn.py); of two entries
// that match the later one is taken.  (The convolutions take NCHW and OIHW, too, whatever their names
// say.)  A value inside that is used outside blocks an entry there, as partitioning does by itself.
// Repairs:
//   - A bias has a number for each output channel, as many as are known; there any tensor is taken for one.
//   - Padding is symmetric and the result has the layout of the data, as cuDNN has it.
//   - Attention's parts are permuted as the layout's name says, and keep batch and sequence where they
//     are reshaped; there any permutation and shape pass.

import "relax.ops";
import "relax_conditions.pat";

cond conv2d_ok(c, x, w) =
    x.dtype == w.dtype, x.dtype in {f16, f32},
    (c.data_layout == "NHWC" and c.kernel_layout == "OHWI")
        or (c.data_layout == "NCHW" and c.kernel_layout == "OIHW"),
    not present(c.out_layout) or c.out_layout in {"", c.data_layout},
    len(c.padding) != 4 or (c.padding[0] == c.padding[2] and c.padding[1] == c.padding[3]);

pattern conv2d(x, w) {
    c = relax.nn.conv2d(x, w);
    where conv2d_ok(c, x, w);
    return c;
}
pattern biased(x, w, b) {
    c = conv2d(x, w);
    where one_a_channel(b, c, w);
    return relax.add(c, b);
}

// What cuDNN's kernel computes: 16-bit floats, every place looked at by every other.
cond attention_ok(a, x) = x.dtype == f16, not present(a.causal_mask), not present(a.window_size);
// Heads of one of the stacked parts, a row of them for each place.
cond heads(h, x) = h.rank == 4, h.shape[0] == x.shape[0], h.shape[1] == x.shape[1];
pattern attention_bs3nh(x) {
    parts = relax.split(x) { axis == 2 };
    q = relax.reshape(parts.0, _);
    k = relax.reshape(parts.1, _);
    v = relax.reshape(parts.2, _);
    a = relax.nn.attention(q, k, v);
    where x.rank == 3, attention_ok(a, x), heads(q, x), heads(k, x), heads(v, x);
    return a;
}
// Sequence and batch change places.
pattern swapped(x) = relax.permute_dims(x) { axes == [1, 0, 2, 3] };
pattern attention_sbn3h(x) {
    parts = relax.split(x) { axis == 3 };
    a = relax.nn.attention(swapped(parts.0), swapped(parts.1), swapped(parts.2));
    where x.rank == 4, attention_ok(a, x);
    return swapped(a);
}

table relax_cudnn : last_wins {
    attrs { Compiler = "cudnn" };
    "cudnn.conv2d.nhwc_ohwi"           = conv2d;
    "cudnn.conv2d.nhwc_ohwi_bias"      = biased;
    "cudnn.conv2d.nhwc_ohwi_bias_relu" = relax.nn.relu(biased);
    "cudnn.attention.BS3NH"            = attention_bs3nh;
    "cudnn.attention.SBN3H"            = attention_sbn3h;
}
