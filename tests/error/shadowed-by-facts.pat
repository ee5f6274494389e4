// Entries whose facts imply those of an earlier one, and near misses.
//: status: 0
//: 22:5 warning: entry 'above_2' is shadowed: 'at_least_2' takes every match of it [-Wshadowed]
//: 21:5 note: this one comes first
//: 23:5 warning: entry '3_to_5' is shadowed: 'at_least_2' takes every match of it [-Wshadowed]
//: 21:5 note: this one comes first
//: 26:5 warning: entry 'below_0' is shadowed: 'not_0' takes every match of it [-Wshadowed]
//: 25:5 note: this one comes first
//: 34:5 warning: entry 'f32_matrix' is shadowed: 'matrix' takes every match of it [-Wshadowed]
//: 33:5 note: this one comes first
//: 36:5 warning: entry 'vector_of_1' is shadowed: 'batch' takes every match of it [-Wshadowed]
//: 35:5 note: this one comes first
//: 39:5 warning: entry 'f16' is shadowed: 'float' takes every match of it [-Wshadowed]
//: 38:5 note: this one comes first
//: 43:5 warning: entry 'f' is shadowed: 'elementwise' takes every match of it [-Wshadowed]
//: 42:5 note: this one comes first
op f(x) : elemwise { k: int = 1; a: float = 0.5; }
op g(x) : opaque;

table bounds {
    "at_least_2" = f(_) { k >= 2 };
    "above_2" = f(_) { k > 2 };
    "3_to_5" = f(_) { k in 3..5 };
    "at_least_1" = f(_) { k >= 1 };
    "not_0" = f(_) { k != 0 };
    "below_0" = f(_) { k < 0 };
}
table strict {
    "above_2" = f(_) { k > 2 };
    "at_least_2" = f(_) { k >= 2 };
}
table types {
    "matrix" = g(_ : [_, _]);
    "f32_matrix" = g(_ : f32[3, _]);
    "batch" = g(_ : [1, ...]);
    "vector_of_1" = g(_ : f32[1]);
    "vector" = g(_ : [_]);
    "float" = g(_ : {f16, f32});
    "f16" = g(_ : f16);
}
table sets {
    "elementwise" = op { kind <= broadcast }(_);
    "f" = f(_);
    "g" = g(_);
    "named" = op "*"(_);
    "any_g" = g(...);
}
