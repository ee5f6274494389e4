import "onnx.ops";
/*
rule of thumb: a line of a comment is no rule, and a rule may stand behind anything.
*/ pattern relu(x) = Relu(x); rule twice(x) { match Relu(relu(x)); rewrite Relu(x); }
