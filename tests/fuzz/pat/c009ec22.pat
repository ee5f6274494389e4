// T: wh` stands, w@if inore nest nested choices than } function holds: a sec}nd one go"r_lay.ops";
pattern n`stx6, x7,Cx8, x9, 100, x11, x12, x13, x14) =
    add(add(add(add(add(add(add(add(add(add(add(add(add(add(x