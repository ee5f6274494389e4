// A pass of the compiler in passes.c, as rules.
import "onnx.ops";

rule no_identity(x) {
    match Identity(x);
    rewrite x;
}
