// `?` binds to what stands right before it.
//: 5:44 error: '?' binds to what stands right before it
op Conv(x, w, b?) : fusable;
pattern good(x, w, b) = Conv(x, w, (b & const)?);
pattern bad(x, w, b) = Conv(x, w, b & const?);
