import "onnx.ops";
pattern tower(x) = Neg(tower(x)) | x;
table large { "abs" = Abs(_); "tower" = Neg(tower(_)); }
