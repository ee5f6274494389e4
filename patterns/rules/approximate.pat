// approximate.pat -- faster operators that compute other numbers, close to the old ones.

import "com_microsoft.ops";

// The approximation by a hyperbolic tangent (ONNX Runtime: GeluApproximation): other numbers, by up to 5e-4.
rule approximate_gelu(x) { match com.microsoft.Gelu(x); where x.rank >= 1; rewrite com.microsoft.FastGelu(x); }
rule approximate_bias_gelu(x, b) { match com.microsoft.BiasGelu(x, b); rewrite com.microsoft.FastGelu(x, b); }
