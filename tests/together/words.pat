// Names that mean something in C, in headers that generated files include, or in what these make of other names.
op a(x);
param EOF: int = 3 : runtime;
pattern NULL(BUFSIZ) { y = a(BUFSIZ); WHOLE = a(y); where extern may_run(y); return WHOLE; }
pattern bool(INT64_MAX) = a(INT64_MAX);
pattern linux(new) = a(a(a(new)));
pattern dfg_chain(x) { y = a(x); where x.rank == EOF; return y; }
pattern DFG_NONE(stdin) = a(_) | stdin;
table words { "h" = bool; "n_entries" = linux; "words" = linux; }
table WORDS { "a" = dfg_chain; "words" = linux; }
table int64 { "max" = bool; }
table stdin { "min" = bool; }
table dfg { "none" = bool; "ok" = linux; }
rule unix(x) { match a(a(x)); rewrite a(x); }
rule offsetof(x) { match a(a(x)) { exact }; rewrite extern made; }
