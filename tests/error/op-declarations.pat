// Operators, op sets, params: what a declaration may say.
//: 43:18 error: expected a type: int, float, bool, string, dtype, tensor or any, found 'integer'
//: = did you mean int?
//: 59:9 error: expected the pattern's name, found the keyword 'none'
//: = an operator or a capture of that name is written in back quotes: `none`
//: 36:11 error: operand 'a' is named twice
//: 37:12 error: operand 'b' is required, but follows an optional one
//: 38:14 error: operand 'b' behind the one that repeats
//: 39:14 error: unknown trait 'elemwse'
//: = did you mean elemwise?
//: 40:24 error: 'five' has two fusion kinds
//: 41:13 error: 'six' has no two operands to swap
//: 42:33 error: 'seven' has no operand of that number (they count from 0)
//: 44:23 error: attribute 'n' is int, its default is a float
//: 44:28 error: attribute 'n' of 'nine' is declared twice
//: 45:4 error: operator 'add' is declared twice
//: 8:4 note: first declared here
//: 46:12 error: 'ten' has no operand that could be a body
//: 47:19 error: 'eleven' has no three operands: two branches and what chooses
//: 48:23 error: unknown operator 'nn.rellu'
//: = did you mean nn.relu?
//: 50:15 error: op set 'round_b' contains itself
//: 51:5 error: op set 'tanh' has the name of an operator
//: 503:4 note: operator 'tanh' is declared here
//: 52:17 error: param 'p1' is int, this is a string
//: 53:1 error: a param is int, float, bool, string, dtype or a list of these
//: 53:20 error: param 'p2' is tensor, this is an int
//: 54:1 error: a runtime param is one value, not a list
//: 55:30 error: condition 'again' uses itself
//: 56:19 error: a side of a law is a call
//: 57:12 error: 'b' occurs on one side of the law only
//: 57:30 error: 'c' occurs on one side of the law only
//: 58:12 error: a law is made of calls of operators, and names
import "relay.ops";

op one(a, a);
op two(a?, b);
op three(a*, b);
op four(a) : elemwse;
op five(a) : elemwise, broadcast;
op six(a) : commutative;
op seven(a, b) : commutative(0, 2);
op eight(a) { n: integer = 1; }
op nine(a) { n: int = 1.5; n: int; }
op add(a, b);
op ten() : body;
op eleven(a, b) : branches;
ops later = nn.relu | nn.rellu;
ops round_a = round_b | tanh;
ops round_b = round_a;
ops tanh = nn.relu;
param p1: int = "x";
param p2: tensor = 1;
param p3: int[] = [1] : runtime;
cond again(x) = x.rank == 2, again(x);
law nn.relu(a) == b;
law add(a, b) == subtract(a, c);
law add(a, 1) == add(a, const);
pattern none = _;
