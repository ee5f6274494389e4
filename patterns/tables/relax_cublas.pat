// relax_cublas.pat -- matrix products that cuBLAS can run: 10 entries over Relax operators.
//
// Names, order and conditions are those of TVM 0.27 (relax/backend/cuda/cublas.py); of two entries
// that match the later one is taken.  A value inside that is used outside blocks an entry there, as
// partitioning does by itself.  Repairs:
//   - A transposition swaps the last two extents; there any permutation is taken for one.
//   - A bias has a number for each column; there one number for all passes as well.
//   - As many batches on both sides means extent by extent, or in their known numbers, or one matrix b.  There
//     it is enough that the number on one side is a symbol (here, too, where `open_batches` is set), and an open
//     number of a's is refused over one matrix, since nothing shows it to be at least one.

import "relax.ops";
import "relax_conditions.pat";

param open_batches: bool = false : runtime;

// ---- conditions ----

cond same_floats(a, b) = a.dtype == b.dtype, a.dtype in {f16, bf16, f32};
cond same_i8(a, b) = a.dtype == i8, b.dtype == i8;
cond same_f8(a, b) = a.dtype == f8e4m3, b.dtype == f8e4m3;

cond static_reduction(a) = present(a.shape[-1] + 0);
// Integers go in fours, in the reduction and along the last extent of b as it is stored.
cond fours(a, b) = a.shape[-1] % 4 == 0, b.shape[-1] % 4 == 0;
// Reductions and rows of the result begin at multiples of 16 bytes; b is stored with columns first.
cond aligned(b, r) =
    b.shape[-1] % 16 == 0,
    (r.dtype in {f64, i64, u64} and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32, u32} and b.shape[-2] % 4 == 0)
        or (r.dtype in {f16, bf16, i16, u16} and b.shape[-2] % 8 == 0) or b.shape[-2] % 16 == 0;
// How many there are is not a number.
cond open_batch(x) = x.rank > 2, not present(prod([x.shape[i] for i in range(0, x.rank - 2)]));
// All but the last two extents are the same, or as many, or of b there is one; then a's are further rows.
cond batches(a, b) =
    [a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]
        or (present(prod([a.shape[i] for i in range(0, a.rank - 2)]))
            and prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)]))
        or prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1
        or (open_batches and a.rank >= 1 and b.rank >= 1 and (open_batch(a) or open_batch(b)));
// A number for each column, and one row of them.
cond bias_of(b, r) = b.shape[-1] == r.shape[-1], prod([b.shape[i] for i in range(0, b.rank - 1)]) <= 1;

// ---- patterns ----

pattern product(a, b) {
    r = relax.matmul(a, b);
    where static_reduction(a), batches(a, b), same_floats(a, b) or (same_i8(a, b) and fours(a, b));
    return r;
}
pattern transposed_product(a, b) {
    t = relax.permute_dims(b);
    r = relax.matmul(a, t);
    where swaps_last(t, b), static_reduction(a), batches(a, b);
    where same_floats(a, b) or (same_i8(a, b) and fours(a, b))
        or (same_f8(a, b) and r.dtype != f8e5m2 and aligned(b, r));
    return r;
}
pattern biased(a, b, bias) {
    p = product(a, b);
    where a.dtype != i8, bias_of(bias, p);
    return relax.add(p, bias);
}
pattern transposed_biased(a, b, bias) {
    p = transposed_product(a, b);
    where a.dtype != i8, bias_of(bias, p);
    return relax.add(p, bias);
}
pattern dequantized(scale, zero_point) =
    relax.dequantize(transposed_product, scale & scalar(_) & const, scalar(0) & const & zero_point);
pattern scaled(scale_a, scale_b) =
    relax.astype(relax.multiply(transposed_product, relax.multiply(scale_a : [1], scale_b : [1])));

table relax_cublas : last_wins {
    attrs { Compiler = "cublas" };
    "cublas.matmul"                       = product;
    "cublas.matmul_bias"                  = biased;
    "cublas.matmul_bias_relu"             = relax.nn.relu(biased);
    "cublas.matmul_bias_gelu"             = relax.nn.gelu(biased);
    "cublas.matmul_transposed"            = transposed_product;
    "cublas.matmul_transposed_bias"       = transposed_biased;
    "cublas.matmul_transposed_bias_relu"  = relax.nn.relu(transposed_biased);
    "cublas.matmul_transposed_bias_gelu"  = relax.nn.gelu(transposed_biased);
    "cublas.matmul_transposed_dequantize" = dequantized;
    "cublas.matmul_transposed_multiply"   = scaled;
}
