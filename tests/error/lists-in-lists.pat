// Lists in lists, lists of strings: what has the wrong type.
//: 22:44 error: expected a list of numbers, found int[][]
//: 22:63 error: expected a list of numbers, found int[][]
//: 22:89 error: expected a list of numbers, found string[]
//: 23:42 error: can't compare int[][] with int[]
//: 23:65 error: can't compare int[][] with int[]
//: 24:41 error: expected a number, found int[]
//: 25:44 error: expected a number, found int[]
//: 26:43 error: expected a list, found int
//: 26:74 error: an index is an int, this is string
//: 27:41 error: int[][] has no order
//: 27:58 error: int[][] has no order
//: 28:50 error: can't compare string[] with int[]
//: 28:60 error: can't compare string with int
//: 28:75 error: expected a list of numbers, found string[]
//: 29:58 error: 't' is string[], attribute 'p' is int[]
//: 32:29 error: attribute 'p' is int[], this is int[][]
//: 32:75 error: attribute 'names' is string[], this is int[][]
import "relay.ops";
op my.pad(x) { pads: int[][] = []; p: int[]; names: string[] = ["a"]; }

pattern sums(x) { c = my.pad(x); where sum(c.pads) == 1, prod([reverse(c.p)]) == 1, sum(c.names) == 1; return c; }
pattern depths(x) { c = my.pad(x); where [reverse(c.p)] == c.p, c.pads == [1, 2]; return c; }
pattern items(x) { c = my.pad(x); where [reverse(c.p), c.p][0] + 1 == 2; return c; }
pattern running(x) { c = my.pad(x); where [p + 1 for p in [reverse(c.p)]] == [1]; return c; }
pattern indexed(x) { c = my.pad(x); where c.p[0][1] == 1, [reverse(c.p)]["a"] == [1]; return c; }
pattern order(x) { c = my.pad(x); where [reverse(c.p)] < [[1]]; return c; }
pattern words(x) = my.pad(x) { names = t } where t == [1], t[0] == 2, sum(t) == 3;
pattern twice(x) = my.pad(my.pad(x) { names = t }) { p = t };
rule wrong(x) {
    match my.pad(x) { p = r };
    rewrite my.pad(x) { p = [reverse(r)], pads = [reverse(r), 1], names = [r] };
}
