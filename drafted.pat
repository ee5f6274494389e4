import "drafted.ops"; pattern p(x, w) = my.Conv(x, w) { e == [] } | my.Cat(x, w, ...) | my.Split(x, _?, w).1;
