// cublas.pat -- matrix products that cuBLAS can run: 3 entries over Relay operators.
//
// Names, order and conditions are those of TVM 0.14 (relay/op/contrib/cublas.py).

import "relay.ops";

// Both operands of one type; integers in fours.
cond product_types(a, b, r) =
    a.dtype == b.dtype,
    (a.dtype == f32 and r.dtype == f32) or (a.dtype == f16 and r.dtype in {f16, f32})
        or (a.dtype == f64 and r.dtype == f64)
        or (a.dtype == i8 and r.dtype in {i32, f32} and a.shape[-1] % 4 == 0 and b.shape[-1] % 4 == 0);

pattern matmul(a, b) {
    r = nn.matmul(a, b);
    where product_types(a, b, r);
    return r;
}
pattern batch_matmul(a, b) {
    r = nn.batch_matmul(a, b);
    where product_types(a, b, r);
    return r;
}
pattern dense(a, b) {
    r = nn.dense(a, b);
    where product_types(a, b, r);
    return r;
}

table cublas {
    attrs { Compiler = "cublas" };
    "cublas.matmul"       = matmul;
    "cublas.batch_matmul" = batch_matmul;
    "cublas.dense"        = dense;
}
