"""Draws the rows of growth.py as PNG: ns a node over K, over N, on real networks; bytes and compiler time over K."""
import math
import sys

STYLES = {  # colour, marker, what the legend says
    "interpreted": ("#7f7f7f", "x", "reference matcher"),
    "flat": ("#b8860b", "v", "pat2c, flat"),
    "pdl": ("#8a4baf", "P", "MLIR 16, PDL"),
    "drr": ("#c1440e", "D", "MLIR 16, DRR"),
    "shared": ("#1b6ca8", "o", "pat2c, shared"),
    "table": ("#2e8b57", "s", "pat2c, table"),
    "tree": ("#111111", "^", "decision tree by hand"),
}


def lines(rows, x, y):
    """{matcher: sorted [(x, y)]}, where there are several rows of one x the geometric mean."""
    found = {}
    for row in rows:
        if y in row and row[y] > 0:
            found.setdefault(row["matcher"], {}).setdefault(row[x], []).append(row[y])
    return {m: sorted((k, math.exp(sum(map(math.log, of)) / len(of))) for k, of in found[m].items())
            for m in STYLES if m in found}


def labelled(rows):
    """Of the matcher to which a view that is bound again makes a difference."""
    return [row for row in rows if row["matcher"] == "table"]


def panel(axes, title, drawn, xlabel, ylabel, base, ticks):
    """drawn: (lines, style of the line) each."""
    for of, style in drawn:
        for matcher, points in of.items():
            colour, marker, _ = STYLES[matcher]
            axes.plot(*zip(*points), style, color=colour, marker=marker, markersize=4.5, linewidth=1.4)
    axes.set_xscale("log", base=base)
    axes.set_yscale("log")
    axes.set_xticks(ticks, [f"{t:,}" if t >= 10000 else str(t) for t in ticks], fontsize=9)
    axes.minorticks_off()
    low, high = axes.get_ylim()
    powers = range(math.floor(math.log10(low)), math.ceil(math.log10(high)) + 1)
    axes.set_yticks([10 ** p for p in powers], [f"{10 ** p:,.12g}" for p in powers])
    axes.set_ylim(low, high)
    axes.grid(True, color="#dddddd", linewidth=0.6)
    axes.set_title(title, fontsize=10)
    axes.set_xlabel(xlabel)
    axes.set_ylabel(ylabel)


def figure(plt, path, title, panels, texts):
    """panels: arguments of panel(); texts: what the full, the dashed and the dotted lines are, or None."""
    from matplotlib.lines import Line2D

    n_rows = (len(panels) + 1) // 2
    fig, axes = plt.subplots(n_rows, 2, figsize=(10, 3.9 * n_rows + 0.9), squeeze=False)
    for ax, arguments in zip(axes.flat, panels):
        panel(ax, *arguments)
    used = {m for arguments in panels for of, _ in arguments[1] for m in of}
    handles = [Line2D([], [], color=c, marker=k, label=text) for m, (c, k, text) in STYLES.items() if m in used]
    if texts:
        handles += [Line2D([], [], color="#444444", linestyle=s, label=text) for s, text in zip(("-", "--", ":"), texts)]
    fig.suptitle(title, fontsize=12)
    fig.legend(handles=handles, loc="lower center", ncol=4, fontsize=9, frameon=False)
    fig.tight_layout(rect=(0, 0.08 if n_rows > 1 else 0.15, 1, 1))
    fig.savefig(path, dpi=110)
    plt.close(fig)


def draw(rows, folder):
    try:
        import matplotlib
        matplotlib.use("Agg")
        import matplotlib.pyplot as plt
    except ImportError:
        print("growth.py: no plots: Python has no matplotlib", file=sys.stderr)
        return
    folder.mkdir(parents=True, exist_ok=True)
    run = [r for r in rows if "pairs" in r]
    made = [r for r in rows if "text" in r and "ONNX" not in r["family"]]
    ks = sorted({r["k"] for r in rows})
    graphs = [(f, g) for f in ("structure", "attributes") for g in ("regular", "irregular")]
    graphs = [(f, g) for f, g in graphs if any(r["family"] == f and r["graph"] == g for r in run)]
    if graphs:
        largest = max(r["nodes"] for r in run if r["graph"] == graphs[0][1])
        ns = sorted({10 ** round(math.log10(r["nodes"])) for r in run if r["graph"] == graphs[0][1]})
        some = [k for k in ks if k >= 512][:1] or ks[-1:]
        over_k, over_n = [], []
        for family, graph in graphs:
            of = [r for r in run if (r["family"], r["graph"]) == (family, graph)]
            large = [r for r in of if r["nodes"] > 0.5 * largest]
            title = f"{family}, {graph} graph"
            over_k.append((f"{title}, {largest / 1e6:.1g} M nodes", [(lines(large, "k", "first_ns"), "-"),
                           (lines(large, "k", "ns"), "--")], "patterns", "ns a node", 2, ks))
            of = [{**r, "nodes": 10 ** round(math.log10(r["nodes"]))} for r in of if r["k"] == some[0]]
            over_n.append((f"{title}, {some[0]} patterns", [(lines(of, "nodes", "first_ns"), "-"),
                           (lines(of, "nodes", "cold_ns"), "--"), (lines(labelled(of), "nodes", "next_ns"), ":")],
                           "nodes", "ns a node", 10, ns))
        figure(plt, folder / "growth-k.png", "All candidates of a table, over its patterns", over_k,
               ("a new view, bound and swept", "the same view again"))
        figure(plt, folder / "growth-n.png", "All candidates of a table, over the nodes", over_n,
               ("a new view, bound and swept", "the first run of the process", "a view that is bound again"))
    nets = [(f, [r for r in run if r["family"] == f"{f}, ONNX"]) for f in ("structure", "attributes")]
    nets = [(f, of) for f, of in nets if of]
    if nets:
        figure(plt, folder / "growth-networks.png",
               "Real networks (geometric mean of " + str(len({r["graph"] for r in nets[0][1]})) + ")",
               [(f"{f}, ONNX's operators", [(lines(of, "k", "first_ns"), "-"), (lines(of, "k", "cold_ns"), "--"),
                                            (lines(labelled(of), "k", "next_ns"), ":")], "patterns", "ns a node", 2, ks)
                for f, of in nets], ("a new view, bound and swept", "the first run of the process", "a view that is bound again"))
    for row in made:
        row["bytes_each"], row["ms_each"] = (row["text"] + row["rodata"]) / row["k"], 1000 * row["cc_s"] / row["k"]
    made = [r for r in made if r["family"] == "structure"]
    if made:
        figure(plt, folder / "growth-made.png", "What the structure family takes to compile at -O2",
               [("bytes of code and constants a pattern, candidates alone", [(lines(made, "k", "bytes_each"), "-")], "patterns",
                 "bytes", 2, ks),
                ("time of the C or C++ compiler a pattern", [(lines(made, "k", "ms_each"), "-")], "patterns", "ms", 2, ks)], None)
