#!/usr/bin/env python3
"""Random sets of rules, compiled by each strategy: all rewrite random graphs the same way.

usage: random_rules.py --pat2c PAT2C --opt DFG-OPT --cc CC SEEDS [FIRST]

For each seed more than 500 rules over a small set of operators, so that many match at a node, by alternatives,
swapped operands, attributes, what is denied, one node twice, users, several results; each makes fewer calls than it
matches, so that most runs end. Some more make more calls than they match, for one sweep with operands first. Graphs
are such that one rewrite enables others, up to several levels above. Rules whose candidates are labels
(--strategy=table) must give the graphs, and the counts of each rule, that those asked at every node give; so must
some of them alone.
"""
import argparse
import pathlib
import random
import re
import subprocess
import sys
import tempfile

RUNTIME = pathlib.Path(__file__).resolve().parents[2] / "runtime"
RULES, GROWING, GRAPHS, NODES, SOME = 510, 20, 8, 400, 40
OPERATORS = """\
op f(x) : elemwise { k: int = 1; }
op g(x) : broadcast { k: int = 2; }
op h(x) : fusable;
op add(a, b) : broadcast, commutative;
op mul(a, b) : broadcast, commutative;
op sub(a, b) : broadcast;
op norm(x) -> (y, mean) : fusable;
"""
UNARY, BINARY = ["f", "g", "h", "(f | g)", "(g | h)"], ["add", "mul", "sub", "(add | sub)"]


class Rule:
    """A rule's match: its text, the names it binds, how many calls it has."""

    def __init__(self, rng):
        self.rng, self.names, self.calls = rng, [], 0
        self.text = self.tree(rng.randrange(2, 4))

    def leaf(self):
        name = "xyzuvw"[len(self.names)] if len(self.names) < 6 else None
        if name is None or self.rng.random() < 0.1:
            return self.rng.choice(["_", "const", "var"])
        if self.names and self.rng.random() < 0.1:
            return self.rng.choice(self.names)
        self.names.append(name)
        return name if self.rng.random() < 0.85 else f"{name} & !{self.rng.choice('fgh')}(_)"

    def tree(self, depth):
        rng = self.rng
        if depth == 0 or (self.calls > 0 and rng.random() < 0.2):
            return self.leaf()
        self.calls += 1
        kind = rng.random()
        if kind < 0.08:
            return f"norm({self.tree(depth - 1)}).{rng.randrange(2)}"
        if kind < 0.5:
            attr = f" {{ k {rng.choice(['==', '!=', '<'])} {rng.randrange(4)} }}" if rng.random() < 0.4 else ""
            op = rng.choice(UNARY[:2] + UNARY[3:4]) if attr else rng.choice(UNARY)
            return f"{op}({self.tree(depth - 1)}){attr}"
        return f"{rng.choice(BINARY)}({self.tree(depth - 1)}, {self.tree(depth - 1)})"

    def made(self, calls):
        rng = self.rng
        if calls <= 0 or rng.random() < 0.15:
            return rng.choice(self.names)
        if rng.random() < 0.5:
            attr = f" {{ k = {rng.randrange(4)} }}" if rng.random() < 0.5 else ""
            return f"{rng.choice('fg' if attr else 'fgh')}({self.made(calls - 1)}){attr}"
        first = rng.randrange(calls)
        return f"{rng.choice(['add', 'mul', 'sub'])}({self.made(first)}, {self.made(calls - 1 - first)})"


def growing_text(rng, number):
    rule = Rule(rng)
    while not rule.names or rule.calls == 0:
        rule = Rule(rng)
    return (f"rule w{number}({', '.join(rule.names)}) : operands_first {{ match {rule.text}; "
            f"rewrite {rule.made(rule.calls + 3)}; }}\n")


def rule_text(rng, number):
    while True:
        rule = Rule(rng)
        if rule.names and rule.calls > 1:
            break
    options = [o for o, share in (("once", 0.05), ("keep_shared", 0.1), (f"priority {rng.randrange(9)}", 0.2))
               if rng.random() < share]
    where = f" where uses({rule.names[0]}) {rng.choice(['==', '>'])} 1;" if rng.random() < 0.1 else ""
    made = rule.made(rng.randrange(rule.calls))
    head = f"rule r{number}({', '.join(rule.names)}){' : ' + ', '.join(options) if options else ''}"
    return f"{head} {{ match {rule.text};{where} rewrite {made}; }}\n"


def graph_text(rng):
    lines, values = [], ["%x", "%y"]
    for i in range(NODES):
        pick = lambda: rng.choice(values[-5:] if rng.random() < 0.8 else values)
        kind = rng.random()
        if kind < 0.05:
            lines.append(f"  %{i} = const f32[4] splat 1.0")
        elif kind < 0.12:
            lines.append(f"  %t{i} = norm({pick()})")
            lines.append(f"  %{i} = %t{i}.{rng.randrange(2)}")
        elif kind < 0.6:
            op = rng.choice("fgh")
            attr = f" {{ k = {rng.randrange(4)} }}" if op != "h" and rng.random() < 0.5 else ""
            lines.append(f"  %{i} = {op}({pick()}){attr}")
        else:
            lines.append(f"  %{i} = {rng.choice(['add', 'mul', 'sub'])}({pick()}, {pick()})")
        values.append(f"%{i}")
    return "fn @main(%x, %y) {\n" + "\n".join(lines) + f"\n  return {', '.join(values[-1::-5])}\n}}\n"


def run(*command, fails=False):
    done = subprocess.run([str(c) for c in command], capture_output=True, text=True, check=False)
    if done.returncode != 0 and not fails:
        sys.exit(f"{command[0]} ended with {done.returncode}\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
    return done


def rules_of(args, work, rng):
    """The text of a .pat; rules that can never match are left out."""
    rules = [growing_text(rng, i) for i in range(GROWING)] + [rule_text(rng, i) for i in range(RULES)]
    pat = work / "t.pat"
    while True:
        pat.write_text(OPERATORS + "".join(rules))
        done = run(args.pat2c, "--emit=facts", "-o", work / "facts", pat, fails=True)
        if done.returncode == 0:
            break
        lines = {int(line.split(":")[1]) for line in done.stderr.splitlines() if ": error: " in line}
        rules = [r for i, r in enumerate(rules, OPERATORS.count("\n") + 1) if i not in lines]
        if not lines:
            sys.exit(f"the rules are refused\n{done.stderr[-2000:]}")
    return re.findall(r"rule (\w+)", "".join(rules))


def compile_rules(args, work, strategy):
    (work / "units.c").write_text('#include "dfg.h"\nextern const struct dfg_unit t_unit;\n'
                                  "const struct dfg_unit *const dfg_units[] = {&t_unit, 0};\n")
    run(args.pat2c, "-Wno-costly-match", "-Wno-shadowed", "-Wno-dead-alternative", "--strategy", strategy, "-o",
        work / "t.c", work / "t.pat")
    shared = work / f"{strategy}.so"
    run(args.cc, "-std=c11", "-O0", "-fPIC", "-shared", "-Wall", "-Wextra", "-Wconversion", "-Wshadow", "-Werror",
        f"-I{RUNTIME}", work / "t.c", work / "t.rules.c", work / "t.unit.c", work / "units.c", "-o", shared)
    return shared


def check(args, work, seed):
    rng = random.Random(seed)
    names = rules_of(args, work, rng)
    growing, others = [n for n in names if n[0] == "w"], [n for n in names if n[0] == "r"]
    shared = {s: compile_rules(args, work, s) for s in ("flat", "shared", "table")}
    chosen = [[",".join(others)], ["--once", ",".join(growing)]]
    chosen += [[",".join(rng.sample(others, SOME))] for _ in range(GRAPHS - len(chosen))]
    applied = 0
    for i, rules in enumerate(chosen):
        graph = work / "g.dfg"
        graph.write_text(graph_text(rng))
        said = {}
        for strategy, file in shared.items():
            done = run(args.opt, "--load", file, *rules[:-1], "--rewrite", rules[-1], "--stats", "-o", "-", graph, fails=True)
            said[strategy] = f"status {done.returncode}\n" + re.sub(r"[\d.]+ ms", "", done.stdout) + done.stderr
        if len(set(said.values())) != 1:
            for strategy, text in said.items():
                print(f"---- {strategy}\n{text}")
            sys.exit(f"seed {seed}, graph {i}: the strategies differ\n{graph.read_text()}{(work / 't.pat').read_text()}")
        if not said["flat"].startswith("status 0") and "has not ended" not in said["flat"]:
            sys.exit(f"seed {seed}, graph {i}: {said['flat']}")
        applied += sum(int(n) for n in re.findall(r"(\d+) applied", said["flat"]))
    print(f"seed {seed}: {len(names)} rules, {applied} rewrites")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    for option in ("--pat2c", "--opt", "--cc"):
        parser.add_argument(option, required=True)
    parser.add_argument("seeds", type=int)
    parser.add_argument("first", type=int, nargs="?", default=1)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as work:
        for seed in range(args.first, args.first + args.seeds):
            check(args, pathlib.Path(work), seed)


main()
