// relax_hipblas.pat -- matrix products that hipBLAS can run: 8 entries over Relax operators.
//
// Names, order and conditions are those of TVM 0.27 (relax/backend/rocm/hipblas.py): the first eight
// of cuBLAS, of which its checks leave products of 16-bit floats.  Repairs as in relax_cublas.pat.

import "relax_cublas.pat";

table relax_hipblas : last_wins {
    attrs { Compiler = "hipblas" };
    "hipblas.matmul"                      = product(_ : f16, _);
    "hipblas.matmul_bias"                 = biased(_ : f16, _, _);
    "hipblas.matmul_bias_relu"            = relax.nn.relu(biased(_ : f16, _, _));
    "hipblas.matmul_bias_gelu"            = relax.nn.gelu(biased(_ : f16, _, _));
    "hipblas.matmul_transposed"           = transposed_product(_ : f16, _);
    "hipblas.matmul_transposed_bias"      = transposed_biased(_ : f16, _, _);
    "hipblas.matmul_transposed_bias_relu" = relax.nn.relu(transposed_biased(_ : f16, _, _));
    "hipblas.matmul_transposed_bias_gelu" = relax.nn.gelu(transposed_biased(_ : f16, _, _));
}
