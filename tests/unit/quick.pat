// Rules whose replacements are calls, for test_quick.c.
op a(x) : elemwise, infer same;
op b(x) : elemwise;
op c(x) : elemwise;
op pair(x, y) : broadcast, infer broadcast;
op tri(x, y, z) : broadcast;
op tree(x, y, z) : broadcast;
op say(x) : effect;

rule down(x) { match b(a(x)); rewrite a(b(x)); }
rule aside(x, y) { match c(pair(x, y)); rewrite pair(c(x), y); }
rule swapped(x, y) { match a(pair(x, y)); rewrite pair(y, a(x)); }
rule fuse(x, y, z) { match pair(pair(x, y), z); rewrite tri(x, z, y); }
rule outside(x, y) { match pair(b(x), b(y)); rewrite b(pair(x, y)); }
rule twice(x) { match pair(x, x); rewrite c(b(x)); }
rule keep(x) { match c(c(x)); rewrite b(x); }
rule loud(x) { match b(say(x)); rewrite c(x); }
rule spread(x, y, z) { match tri(x, y, z); rewrite pair(x, c(y)); }
rule lose(x, y) { match tri(x, x, y); rewrite c(a(y)); }
rule named(x, y) { match tri(x, y, y); rewrite tree(x, y, y); }
rule turned(x, y, z) { match b(tree(x, y, z)); rewrite c(tri(x, y, z)); }
rule louder(x) { match a(say(x)); rewrite b(c(x)); }
rule crossed(x, y, z) { match tri(b(x), y, z); rewrite tree(y, c(x), z); }
