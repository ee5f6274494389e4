// `?` behind an attribute's value in a replacement hands on an attribute that may be absent.
//: 31:78 error: expected ']', found '?'
//: = `?` follows a captured operand, f(x?), or a whole attribute, { a = c.b? }
//: 32:93 error: expected a value, found ':'
//: 34:35 error: expected '}', found '?'
//: 23:70 error: attribute 'axis' of 'cat' has no default: it can't be left out
//: 21:23 note: declared here
//: = without `?` the rule is not applied where there is no 'axis'
//: 25:80 error: attribute 'axis' of 'cat' has no default: it can't be left out
//: 21:23 note: declared here
//: = without `?` the rule is not applied where there is no 'groups'
//: 26:92 error: `?` hands on an attribute of a captured call, as in { groups = c.b? }
//: 27:75 error: `?` hands on an attribute of a captured call, as in { groups = c.b? }
//: 28:76 error: 'group' is no attribute of conv
//: = did you mean groups?
//: 29:77 error: attribute 'groups' is int, this is int[]
//: 30:78 error: `?` hands on an attribute of a captured call, as in { groups = c.b? }
//: 33:52 error: a call is built or not: `?` belongs to the match side
op conv(x) : fusable { pads: int[]?; groups: int = 1; axis: int; }
op pool(x) : fusable { pads: int[]?; groups: int = 2; }
op cat(x) : fusable { axis: int; }
op relu(x) : elemwise;
rule needed(x) { c = conv(x); match relu(c); rewrite cat(x) { axis = c.axis? }; }
rule defaulted(x) { c = conv(x); match relu(c); rewrite cat(x) { axis = c.groups? }; }
rule absent(x) { c = conv(x); match relu(c | pool(x)); rewrite cat(x) { axis = c.groups? }; }
rule computed(x) { c = conv(x); match relu(c); rewrite pool(x) { pads = [c.axis], groups = c.groups + 1? }; }
rule property(x) { c = conv(x); match relu(c); rewrite pool(x) { groups = c.rank? }; }
rule unknown(x) { c = conv(x); match relu(c); rewrite pool(x) { groups = c.group? }; }
rule other_type(x) { c = conv(x); match relu(c); rewrite pool(x) { groups = c.pads? }; }
rule bound(x) { match relu(conv(x) { axis = a }); rewrite pool(x) { groups = a? }; }
rule inside(x) { c = conv(x); match relu(c); rewrite pool(x) { pads = [c.axis?, 1] }; }
rule chosen(x) { c = conv(x); match relu(c); rewrite pool(x) { pads = c.axis == 1 ? c.pads? : [1] }; }
rule call(x) { c = conv(x); match relu(c); rewrite pool?(x); }
pattern p(x) = conv(x) { axis == 1? };
