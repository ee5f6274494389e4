// Keywords are names of operators' parts, behind a dot and in back quotes.
//: 11:16 error: expected a pattern, found the keyword 'where'
//: = an operator or a capture of that name is written in back quotes: `where`
//: 12:11 error: expected a parameter's name, found the keyword 'match'
//: = an operator or a capture of that name is written in back quotes: `match`
op where(if, let, fn) : broadcast { pattern: string = "x"; rule: int = 0;
    table: int?; }
op nn.where(op) : elemwise;
pattern a(x) = `where`(x, _, _) { pattern == "y", rule == 1, table != 2 };
pattern b(`match`) = nn.where(`match`) where `match`.op == nn.where;
pattern c(x) = where(x, x, x);
pattern d(match) = nn.where(match);
