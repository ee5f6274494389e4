// A file name that is no name in C serves, too.
import "signal.ops";
pattern decibels(x) = dsp.Magnitude(x, x);
