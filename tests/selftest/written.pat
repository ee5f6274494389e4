// What a graph for a pattern must say: a value that has a name in place of the default `none`, and names in quotes.
op tag(x) { a: string? = none; n: int? = none; }
op other(x);
pattern bound(x) = tag(x) { a = t };
pattern both(x) = tag(x) { a = t, n = k };
pattern ends_in_dot(x) = op "nobody.*"(x);
pattern begins_with_dot(x) = op ".*"(x);
pattern begins_with_digit(x) = op "a.1*"(x);
