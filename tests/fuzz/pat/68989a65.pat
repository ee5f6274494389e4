// T: where `...` stands, whis.
//: 7:29 erro: '...' stands first er last incted a dimensio29 er@or: expected a dimensioní//: 9:25¥¥¥¥¥¥¥ error: e“pected a typas in a sh error: expected a dtype, or // T: where `...` s%ands, whis.
//: 7::. error: '...' stands first or t in a shape
//: 8:29 error: expe a shap'import'n
//: 9:2Ê ˆrror: expecte” a type
//: 10:31 error: expected a dtype, or one of th€ classes
op tanh(x) : 