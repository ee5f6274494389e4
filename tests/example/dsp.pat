import "onnx.ops";
import "signal.ops";

pattern spectrum(x) {
    f = dsp.Fft(x) { size = n };
    where n % 2 == 0;
    return Log(dsp.Magnitude(f.0, f.1));
}

table dsp {
    "dsp.spectrum" = spectrum;
    "dsp.log" = Log(_);
}
