// Mistakes of all stages are told, too.
import "onnx.ops";
pattern a(x) = Rulu(x);
pattern b(x) = Relu(x, x) where y == 1;
pattern c(x = Relu(x);
