// An earlier entry leaves to a later one what has outside uses, if only the later has `duplicate`, and under `optimal`
// what the later has cheaper.
//: status: 0
//: 22:5 warning: entry 'copied_again' is shadowed: 'copied' takes every match of it [-Wshadowed]
//: 21:5 note: this one comes first
//: 23:5 warning: entry 'in_place' is shadowed: 'copied' takes every match of it [-Wshadowed]
//: 21:5 note: this one comes first
//: 27:5 warning: entry 'same' is shadowed: 'own' takes every match of it [-Wshadowed]
//: 26:5 note: this one comes first
//: 28:5 warning: entry 'dearer' is shadowed: 'own' takes every match of it [-Wshadowed]
//: 26:5 note: this one comes first
//: 31:5 warning: entry 'same_size' is shadowed: 'by_size' takes every match of it [-Wshadowed]
//: 30:5 note: this one comes first
op f(x) : elemwise;

pattern c(x) = f(f(x));
param half: float = 0.5;

table copies {
    "own" = c;
    "copied" = c duplicate;
    "copied_again" = c duplicate;
    "in_place" = f(f(_)) duplicate;
}
table costs {
    "own" = c cost 0.75;
    "same" = c cost 0.75;
    "dearer" = f(f(_)) cost 0.5 * 2;
    "cheaper" = f(f(_)) cost half;
    "by_size" = c cost x.elements;
    "same_size" = c cost x.elements;
}
