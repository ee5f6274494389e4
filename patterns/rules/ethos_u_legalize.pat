// ethos_u_legalize.pat -- Relay brought into the form that tables/ethos_u.pat takes, and its code generator asks for.
//
// After SplitRewriter, ExpandDimsRewriter and SqueezeRewriter of TVM 0.14 (relay/backend/contrib/ethosu/legalize.py),
// which run behind the table, inside of what it took; in front of it they do the same.  What runs in front of it
// there, replicate_pads, is `dfg-opt --pass unique_pad`.
// The other rewriters write operators of their own, one an entry (contrib.ethosu.conv2d ...): that is code
// generation, and no operator of Relay.  preprocess_ext_io joins operands and results of a function into one, for
// the driver: no pattern of operators says what it rewrites.

import "relay.ops";

rule ethos_u_expand_dims(x) {
    r = expand_dims(x);
    match r;
    where r.elements > 0;
    rewrite reshape(x) { newshape = [d for d in r.shape] };
}
rule ethos_u_squeeze(x) {
    r = squeeze(x);
    match r;
    where r.elements > 0;
    rewrite reshape(x) { newshape = [d for d in r.shape] };
}
// Each part of a split is a slice.
rule ethos_u_split(x) : keep_shared {
    s = split(x);
    r = s.*;
    match r;
    where x.elements > 0;
    rewrite extern ethos_u_slice;
}
