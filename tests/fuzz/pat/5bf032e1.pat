// `...`, optional operands, optional results.
import "onnx.ops";
pattern first(p) = Concat(Relu(p), ...);
pattern last(p) = Concat(..., Relu(p));
pattern anywhere(p) = Concat(..., Relu(p), Relu(p), ...);
pattern others(x, rest) = Concat(x, ...rest);
pattern maybe_biased(x, w, b) = Conv(x, w, b?);
pattern maybe_scaled(x, w, b) = Conv(x, w, Relu(b)?);
pattern dropped(x) = Relu(Dropout(x));
