// The report: what is covered, what limits it, what is left out, and the graph.
//
// The graph is drawn as text is set: a row for each call in the order in which they are computed, in
// columns; lines on the left of the rows are values, from the row that makes them down to those that
// read them.  Regions, runs of calls that are left out, and matches are folded into a row each, and
// opened on demand.  Only the columns in sight are in the document, so that size costs nothing.
const { report: R, graph: G } = JSON.parse(document.getElementById("data").textContent);
const N = G.op.length, ROW = 20, LANE = 9, GUTTER = 90, MOST_LANES = 60;
const opOf = i => G.operators[G.op[i]];
const typeOf = t => (G.types[t] || "").replace(/, /g, "×").replace(/^(\w+)\[(.*)\]$/, "$1 $2");
const hueOf = i => hue(G.entry[i] - 1);
const left = { calls: R.calls - R.covered, macs: R.macs - R.covered_macs };

// ---- order: units of a kind together, producers before readers, else as in the graph ----

function heapPush(h, x) {
  let i = h.push(x) - 1;
  for (; i > 0 && h[(i - 1) >> 1] > x; i = (i - 1) >> 1) h[i] = h[(i - 1) >> 1];
  h[i] = x;
}
function heapPop(h) {
  const top = h[0], x = h.pop();
  if (h.length === 0) return top;
  let i = 0;
  for (let k; (k = 2 * i + 1) < h.length; i = k) {
    if (k + 1 < h.length && h[k + 1] < h[k]) k++;
    if (h[k] >= x) break;
    h[i] = h[k];
  }
  h[i] = x;
  return top;
}

// The rows in units with one key each: [[row, ...], ...], in an order that the values can be computed in.
function unitsOf(rows, keyOf) {
  const number = new Map(), units = [], of = new Map();
  for (const i of rows) {
    const key = keyOf(i);
    if (!number.has(key)) { number.set(key, units.length); units.push([]); }
    of.set(i, number.get(key));
    units[number.get(key)].push(i);
  }
  const after = units.map(() => []), waits = new Int32Array(units.length);
  for (const i of rows) for (const p of G.reads[i][0]) {
    const a = of.get(p), b = of.get(i);
    if (a !== undefined && a !== b) { after[a].push(b); waits[b]++; }
  }
  const ready = [], order = [], done = new Uint8Array(units.length);
  units.forEach((_, u) => { if (waits[u] === 0) heapPush(ready, u); });
  while (ready.length) {
    const u = heapPop(ready);
    done[u] = 1;
    order.push(units[u]);
    for (const v of after[u]) if (--waits[v] === 0) heapPush(ready, v);
  }
  units.forEach((unit, u) => { if (!done[u]) order.push(unit); });
  return order;
}

const matchKey = i => G.match[i] ? "m" + G.match[i] : "n" + i;
const MANY = 1500; // rows that are open at first
function makeBlocks() {
  const blocks = [];
  for (const rows of unitsOf([...Array(N).keys()], i => G.region[i] ? "r" + G.region[i] : matchKey(i))) {
    const kind = G.region[rows[0]] ? "region" : G.match[rows[0]] ? "match" : "left", last = blocks[blocks.length - 1];
    if (kind === "left" && last && last.kind === "left") last.rows.push(rows[0]);
    else blocks.push({ kind, rows, open: true });
  }
  for (const b of blocks) {
    b.units = unitsOf(b.rows, matchKey).map(rows => ({ rows, open: false }));
    b.macs = b.rows.reduce((sum, i) => sum + G.macs[i], 0);
    for (const u of b.units) u.macs = u.rows.reduce((sum, i) => sum + G.macs[i], 0);
  }
  const rows = blocks.reduce((sum, b) => sum + b.units.length + 1, 0);
  if (rows > MANY) for (const b of blocks) b.open = false;
  return blocks;
}
const blocks = makeBlocks();

// ---- what is in sight, as rows ----

let rows = [], rowOf = new Int32Array(N);

function addRow(row, nodes) {
  for (const i of nodes) rowOf[i] = rows.length;
  rows.push(row);
}
function addUnit(block, unit) {
  if (unit.rows.length === 1) { addRow({ block, unit, node: unit.rows[0] }, unit.rows); return; }
  addRow({ block, unit, fold: unit.open ? "open" : "shut" }, unit.open ? [] : unit.rows);
  if (unit.open) for (const i of unit.rows) addRow({ block, unit, node: i, inner: true }, [i]);
}
function layOut() {
  rows = [];
  for (const b of blocks) {
    const heads = b.units.length > (b.kind === "left" ? 2 : 1);
    if (heads) addRow({ block: b, head: true, fold: b.open ? "open" : "shut" }, b.open ? [] : b.rows);
    if (!heads || b.open) for (const u of b.units) addUnit(b, u);
  }
  drawLanes();
}

const nodesOf = row => row.node !== undefined ? [row.node] : row.fold === "open" ? [] : row.head ? row.block.rows : row.unit.rows;

// Of each row: the lanes that pass, those that come in, its own, as a line of git's log has them.
function drawLanes() {
  const last = new Int32Array(rows.length).fill(-1), laneOf = new Int32Array(rows.length), lanes = [];
  const makers = rows.map((row, k) => {
    const from = new Set();
    for (const i of nodesOf(row)) for (const p of G.reads[i][0]) if (rowOf[p] !== k) from.add(rowOf[p]);
    for (const p of from) if (p < k) last[p] = k;
    return from;
  });
  rows.forEach((row, k) => {
    const into = [...makers[k]].filter(p => p < k);
    row.into = into.map(p => laneOf[p]);
    row.pass = [];
    let own = -1;
    for (const p of into) if (last[p] === k) {
      if (own < 0 || laneOf[p] < own) own = laneOf[p];
      lanes[laneOf[p]] = -1;
    }
    for (let l = 0; l < lanes.length && l <= MOST_LANES; l++) if (lanes[l] >= 0) row.pass.push(l); // others are drawn over the last
    if (own < 0) own = lanes.findIndex(p => !(p >= 0));
    if (own < 0) own = lanes.length;
    row.lane = own;
    row.down = last[k] > k;
    laneOf[k] = own;
    lanes[own] = row.down ? k : -1;
    while (lanes.length && !(lanes[lanes.length - 1] >= 0)) lanes.pop();
  });
}

// ---- the page ----

const shortName = R.model.split("/").pop();
document.getElementById("app").replaceWith(element(`<div id="app">
  <div class="top"><h1 title="${html(R.model)}">${html(shortName)}</h1><span class="grow" style="color:var(--soft)">
    ${R.tables.map(t => html(t.table)).join(", ")}</span>
    <button id="help">Keys</button><button id="theme" title="light or dark">Theme</button></div>
  <div class="cover"></div>
  <main><aside><div class="lists"></div><div class="detail"></div></aside><div class="pane">
    <div class="tools"><input id="find" type="search" placeholder="Search" aria-label="search" title="operators, names, types, entries">
      <span class="found" id="found"></span><span class="grow"></span>
      <button id="open">Open all</button><button id="shut">Fold all</button></div>
    <div class="graph" tabindex="0" aria-label="the graph"><div class="sheet"></div></div>
    <div class="map" title="all of the graph: click to go there"><canvas></canvas><div class="view"></div></div>
    <div class="legend"></div></div></main></div>`));
const $ = s => document.querySelector(s);
const graph = $(".graph"), sheet = $(".sheet"), detail = $(".detail"), find = $("#find");

function drawCover() {
  const bars = key => R.entries.map((e, i) => e[key] > 0 ?
    `<i style="flex:${e[key]};--h:${hue(i)}" data-entry="${i + 1}" title="${html(e.entry)}"></i>` : "").join("") +
    (left[key] > 0 ? `<i class="left" style="flex:${left[key]}" data-entry="0" title="left out"></i>` : "");
  $(".cover").innerHTML = `<span class="label"><b>${percent(R.covered_macs, R.macs)}</b> of the work
      · ${figures(R.covered_macs)} of ${figures(R.macs)} MAC</span><div class="stack">${bars("macs")}</div>
    <span class="label"><b>${percent(R.covered, R.calls)}</b> of the calls · ${R.covered} of ${R.calls}, in
      ${R.matches} match${R.matches === 1 ? "" : "es"}, ${R.regions} region${R.regions === 1 ? "" : "s"}</span>
      <div class="stack">${bars("calls")}</div>` +
    (R.calls_of_work_per_unit ? `<span class="notes">The work of ${R.calls_of_work_per_unit} calls is per unit:
      ${html(R.taken_as_1.slice(0, 4).join(", "))}${R.taken_as_1.length > 4 ? ", …" : ""} counts as 1.</span>` : "") +
    (R.calls_of_unknown_work ? `<span class="notes">The work of ${R.calls_of_unknown_work} calls is not known.</span>` : "");
}

const meter = (part, all, style) => `<span class="meter"><i style="width:${all > 0 ? 100 * Math.max(0, part) / all : 0}%;${style}"></i></span>`;
const operators = ops => Object.entries(ops).map(([op, n]) => n > 1 ? `${html(op)} ×${n}` : html(op)).join(", ");

function drawAside() {
  const tables = R.tables.length > 1;
  const entries = R.entries.map((e, i) => `<button class="item" data-entry="${i + 1}"><span class="swatch" style="--h:${hue(i)}"></span>
    <span class="what">${html(e.entry)}${tables ? ` <span class="place">${html(e.table)}</span>` : ""}</span>
    <span class="num">${e.calls} call${e.calls === 1 ? "" : "s"}</span><span class="num main">${percent(e.macs, R.macs)}</span>
    ${meter(e.macs, R.macs, `--h:${hue(i)}`)}</button>`).join("");
  const limits = R.limits.map(x => `<button class="item" data-limit="${html(x.place)}"><span></span><span class="what"><code>${html(x.condition)}</code></span>
    <span class="num">${x.calls > 0 ? "+" : ""}${x.calls} calls</span><span class="num main">${percent(x.macs, R.macs)}</span>
    ${meter(x.macs, R.macs, "")}<span class="more"><span class="place">${html(x.place)}</span></span></button>`).join("");
  const reasons = R.left_out.map((x, i) => `<button class="item left" data-why="${i + 1}"><span class="swatch left"></span>
    <span class="what">${operators(x.operators)}</span>
    <span class="num">${x.calls} call${x.calls === 1 ? "" : "s"}</span><span class="num main">${percent(x.macs, R.macs)}</span>
    ${meter(x.macs, R.macs, "")}<span class="more">${html(x.reason)}</span></button>`).join("");
  $(".lists").innerHTML = `<section id="entries"><h2>What is covered</h2>
      ${entries ? `<div class="list">${entries}</div>` : "<p>Nothing: no entry takes a call of this graph.</p>"}</section>` +
    (limits ? `<section id="limits"><h2>What limits it</h2><p>What would be covered besides, were this one condition dropped.</p>
      <div class="list">${limits}</div></section>` : "") +
    (reasons ? `<section id="reasons"><h2>What is left out, and why</h2><div class="list">${reasons}</div></section>` : "");
}

function drawLegend() {
  $(".legend").innerHTML = `<span><i class="swatch" style="--h:${hue(0)}"></i>taken: the colour of its entry</span>
    <span><i class="swatch left"></i>left out</span><span>▸ folded</span><span>│ a value, down to its readers</span>`;
}

// ---- the graph ----

let perColumn = 1, width = 240, filter = null, hits = null, cursor = -1;
const drawn = new Map();

const wanted = i => filter === null || (filter.entry !== undefined ? G.entry[i] === filter.entry && (filter.entry > 0 || !G.match[i])
                                                                   : G.why[i] === filter.why);
// The lanes of a column share a gutter: the more there are, the closer they run.
const laneX = (l, step) => 7 + Math.min(l, MOST_LANES) * step;

// Operators of a match: what only carries numbers in and out says little beside the others.
const carries = /quantize|^cast$|^identity$/i;
function opsOf(nodes, most) {
  const says = nodes.filter(i => !carries.test(opOf(i))), told = says.length ? says : nodes;
  const text = told.slice(0, most).map(opOf).join(" · ");
  return told.length > most ? text + " …" : text;
}
// A name without its quotes, of a path the end.
const shortOf = name => name.replace(/^%"?|"$/g, "").split("/").slice(-2).join("/");
// The one whose colour a folded row has: that with the most work.
const heaviest = nodes => nodes.reduce((a, b) => (G.match[b] && !G.match[a]) || G.macs[b] > G.macs[a] ? b : a);
// What a folded row says: of a region its entries are more than its operators.
function labelOf(row) {
  if (row.node !== undefined) return [opOf(row.node), shortOf(G.name[row.node])];
  if (!row.head) return [opsOf(row.unit.rows, 6), shortOf(G.name[row.unit.rows[row.unit.rows.length - 1]])];
  const n = row.block.rows.length, b = row.block;
  return [b.kind === "left" ? "left out" : `region ${G.region[b.rows[0]]}`, `${n} calls` + (b.open ? "" : ": " + opsOf(b.rows, 5))];
}
const workOf = row => row.node !== undefined ? G.macs[row.node] : row.head ? row.block.macs : row.unit.macs;

function rowHtml(k, y, x) {
  const row = rows[k], nodes = row.fold === "open" ? (row.head ? row.block.rows : row.unit.rows) : nodesOf(row);
  const first = nodes[0], taken = G.match[first] && !row.head, [op, name] = labelOf(row), work = workOf(row);
  const classes = ["row", row.head ? "head" : taken ? "taken" : "left", filter && row.fold !== "open" && !nodes.some(wanted) ? "dim" : "",
    hits && row.fold !== "open" && nodes.some(i => hits.has(i)) ? "hit" : "", k === cursor ? "on" : ""].join(" ");
  const indent = row.inner ? 14 : 0;
  return `<div class="${classes}" data-row="${k}" style="top:${y}px;left:${x + indent}px;--h:${taken ? hueOf(first) : 0}">` +
    `<span class="fold">${row.fold === "open" ? "▾" : row.fold ? "▸" : ""}</span>` +
    `<span class="op">${html(op)}</span><span class="name">${html(name)}</span>` +
    (work > 0 && row.fold !== "open" ? `<span class="work">${figures(work)}</span>` : "") + "</div>";
}

function columnElement(c) {
  const begin = c * perColumn, end = Math.min(rows.length, begin + perColumn);
  let most = 0, paths = "", dots = "", text = "";
  for (let k = begin; k < end; k++) most = Math.max(most, rows[k].lane, ...rows[k].pass, ...rows[k].into);
  const step = Math.min(LANE, GUTTER / Math.min(most, MOST_LANES)), at = l => laneX(l, step), x = at(most) + 9;
  for (let k = begin; k < end; k++) {
    const row = rows[k], y = (k - begin) * ROW, mid = y + 9, own = at(row.lane), nodes = nodesOf(row);
    for (const l of row.pass) paths += `M${at(l)} ${y}v${ROW}`;
    for (const l of row.into) paths += l === row.lane ? `M${own} ${y}V${mid}` : `M${at(l)} ${y}C${at(l)} ${mid} ${own} ${y} ${own} ${mid}`;
    if (row.down) paths += `M${own} ${mid}V${y + ROW}`;
    if (nodes.length) {
      const of = heaviest(nodes);
      dots += `<circle cx="${own}" cy="${mid}" r="${row.fold ? 5 : 4.5}" ` + (G.match[of] ? `style="--h:${hueOf(of)}"` : `class="left"`) + "/>";
    }
    text += rowHtml(k, y, x);
  }
  return element(`<div class="column" style="left:${c * width}px;width:${width}px"><svg width="${width}" height="${perColumn * ROW}">
    <path d="${paths}"/>${dots}</svg>${text}</div>`);
}

function measure() {
  perColumn = Math.max(4, Math.floor((graph.clientHeight - 12) / ROW));
  const columns = Math.max(1, Math.ceil(rows.length / perColumn));
  const fit = Math.floor(graph.clientWidth / columns); // all on one screen, where they can be read
  width = fit >= 184 ? Math.min(440, fit) : 236;
  sheet.style.width = columns * width + "px";
}
function draw(anew) {
  if (anew) { for (const e of drawn.values()) e.remove(); drawn.clear(); }
  const columns = Math.ceil(rows.length / perColumn), from = Math.max(0, Math.floor(graph.scrollLeft / width) - 1);
  const to = Math.min(columns - 1, Math.ceil((graph.scrollLeft + graph.clientWidth) / width));
  for (const [c, e] of drawn) if (c < from || c > to) { e.remove(); drawn.delete(c); }
  for (let c = from; c <= to; c++) if (!drawn.has(c)) {
    drawn.set(c, columnElement(c));
    sheet.append(drawn.get(c));
  }
  drawView();
}
function redraw() { layOut(); measure(); draw(true); drawMap(); }

// ---- all of it, small ----

function drawMap() {
  const canvas = $(".map canvas"), w = canvas.clientWidth, h = canvas.clientHeight, scale = devicePixelRatio || 1;
  canvas.width = w * scale;
  canvas.height = h * scale;
  const p = canvas.getContext("2d"), style = getComputedStyle(root), dark = root.dataset.theme === "dark";
  const grey = style.getPropertyValue("--left"), most = rows.reduce((m, row) => Math.max(m, workOf(row)), 1);
  p.scale(scale, scale);
  const bars = Math.min(rows.length, Math.max(1, Math.floor(w)));
  for (let b = 0; b < bars; b++) {
    const begin = Math.floor(b * rows.length / bars), end = Math.max(begin + 1, Math.floor((b + 1) * rows.length / bars));
    let tallest = begin;
    for (let k = begin; k < end; k++) if (workOf(rows[k]) > workOf(rows[tallest]) || !nodesOf(rows[tallest]).length) tallest = k;
    if (!nodesOf(rows[tallest]).length) continue;
    const of = heaviest(nodesOf(rows[tallest]));
    const share = Math.log1p(workOf(rows[tallest])) / Math.log1p(most), tall = 4 + (h - 8) * share;
    p.fillStyle = G.match[of] ? `hsl(${hueOf(of)} ${dark ? "55% 60%" : "62% 46%"})` : grey;
    p.fillRect(b * w / bars, h - 2 - tall, Math.max(1, w / bars - (w / bars > 3 ? 1 : 0)), tall);
  }
  drawView();
}
function drawView() {
  const view = $(".map .view"), all = sheet.clientWidth || 1, w = $(".map").clientWidth;
  const visible = Math.min(1, graph.clientWidth / all);
  view.style.display = visible < 1 ? "block" : "none";
  view.style.left = graph.scrollLeft / all * w + "px";
  view.style.width = Math.max(6, visible * w) + "px";
}

// ---- going about ----

function show(k) {
  const c = Math.floor(k / perColumn), x = c * width;
  if (x < graph.scrollLeft || x + width > graph.scrollLeft + graph.clientWidth) graph.scrollLeft = x - (graph.clientWidth - width) / 2;
}
function select(k) {
  if (k < 0 || k >= rows.length) return;
  cursor = k;
  drawDetail();
  show(k);
  draw(true);
}
// Opens what the node is folded in.
function goTo(i) {
  const row = rows[rowOf[i]];
  if (row.fold === "shut") {
    if (row.head) row.block.open = true;
    else row.unit.open = true;
    layOut();
    if (rows[rowOf[i]].fold === "shut" && !rows[rowOf[i]].head && hits) rows[rowOf[i]].unit.open = true;
    redraw();
  }
  select(rowOf[i]);
}
function toggle(k) {
  const row = rows[k];
  if (!row || !row.fold) return;
  const what = row.head ? row.block : row.unit;
  what.open = !what.open;
  redraw();
  select(k);
}
function setAll(open) {
  for (const b of blocks) { b.open = open; for (const u of b.units) u.open = false; }
  cursor = -1;
  detail.textContent = "";
  graph.scrollLeft = 0;
  redraw();
}

function setFilter(to) {
  filter = filter && to && filter.entry === to.entry && filter.why === to.why ? null : to;
  for (const e of document.querySelectorAll(".item")) {
    const of = e.dataset.entry !== undefined ? { entry: +e.dataset.entry } : e.dataset.why !== undefined ? { why: +e.dataset.why } : {};
    e.classList.toggle("on", filter !== null && (of.entry ?? -1) === (filter.entry ?? -1) && (of.why ?? -1) === (filter.why ?? -1));
  }
  draw(true);
  if (filter) {
    const k = rows.findIndex(row => nodesOf(row).some(wanted));
    if (k >= 0) show(k);
  }
}

function search() {
  const text = find.value.trim().toLowerCase();
  hits = text ? new Set() : null;
  for (let i = 0; text && i < N; i++) {
    const entry = G.entry[i] ? R.entries[G.entry[i] - 1].entry : "";
    if (`${opOf(i)} ${G.name[i]} ${typeOf(G.type[i])} ${entry}`.toLowerCase().includes(text)) hits.add(i);
  }
  $("#found").textContent = hits ? `${hits.size} found` : "";
  draw(true);
}
function next(step) {
  const nodes = hits ? [...hits] : filter ? [...Array(N).keys()].filter(wanted) : [];
  if (!nodes.length) return;
  const at = rows[cursor] && rows[cursor].node !== undefined ? rows[cursor].node : -1;
  const order = step > 0 ? nodes : nodes.reverse();
  const to = order.find(i => step > 0 ? i > at : i < at || at < 0);
  goTo(to !== undefined ? to : order[0]);
}

// ---- details ----

let readers = null;
function readersOf(i) {
  if (!readers) {
    readers = Array.from({ length: N }, () => []);
    for (let k = 0; k < N; k++) for (const p of new Set(G.reads[k][0])) readers[p].push(k);
  }
  return readers[i];
}
const links = nodes => nodes.slice(0, 24).map(i => `<a data-node="${i}" title="${html(G.name[i])}">${html(opOf(i))} <span class="mono">${html(shortOf(G.name[i]))}</span></a>`).join("") +
  (nodes.length > 24 ? ` and ${nodes.length - 24} more` : "");
const line = (name, value) => value ? `<dt>${name}</dt><dd>${value}</dd>` : "";

function countOps(nodes) {
  const n = {};
  for (const i of nodes) n[opOf(i)] = (n[opOf(i)] || 0) + 1;
  return operators(Object.fromEntries(Object.entries(n).sort((a, b) => b[1] - a[1])));
}
function whyHtml(nodes) {
  const whys = [...new Set(nodes.map(i => G.why[i]).filter(w => w > 0))].slice(0, 3);
  return whys.map(w => {
    const x = R.left_out[w - 1];
    return `<dt>left out</dt><dd>${html(x.reason)}${x.explanation ? `<details><summary>as at ${html(x.first)}</summary><pre>${html(x.explanation)}</pre></details>` : ""}</dd>`;
  }).join("");
}
function drawDetail() {
  const row = rows[cursor];
  if (!row) { detail.textContent = ""; return; }
  const nodes = row.node !== undefined ? [row.node] : row.head ? row.block.rows : row.unit.rows, i = row.node;
  const entries = [...new Set(nodes.map(k => G.entry[k]).filter(e => e > 0))].map(e => R.entries[e - 1]);
  const taken = entries.map(e => `<span class="swatch" style="--h:${hue(R.entries.indexOf(e))}"></span> ${html(e.entry)}`).join(" · ");
  const inside = new Set(nodes), reads = [...new Set(nodes.flatMap(k => G.reads[k][0]))].filter(k => !inside.has(k));
  const used = [...new Set(nodes.flatMap(readersOf))].filter(k => !inside.has(k)), work = nodes.reduce((s, k) => s + G.macs[k], 0);
  const constants = nodes.flatMap(k => G.reads[k][2]).map(typeOf);
  const [op, name] = labelOf(row);
  detail.innerHTML = `<h3><span>${html(i === undefined && !row.head ? opsOf(nodes, 20) : op)}</span><code>${html(i !== undefined ? name : "")}</code>
    <button class="close" aria-label="close">Close</button></h3><dl>` +
    line("type", i !== undefined ? html(typeOf(G.type[i])) : "") + line("taken by", taken) + whyHtml(nodes) +
    line("calls", i === undefined ? `${nodes.length}: ${countOps(nodes)}` : "") +
    line("work", work > 0 ? `${figures(work)} MAC, ${percent(work, R.macs)}` : "") + line("reads", links(reads)) +
    line("inputs", [...new Set(nodes.flatMap(k => G.reads[k][1]))].map(html).join(", ")) +
    line("constants", constants.slice(0, 12).map(html).join(", ") + (constants.length > 12 ? ` and ${constants.length - 12} more` : "")) +
    line("read by", links(used)) + "</dl>";
}

function showLimit(place) {
  const x = R.limits.find(l => l.place === place);
  cursor = -1;
  detail.innerHTML = `<h3><code>${html(x.condition)}</code><button class="close" aria-label="close">Close</button></h3><dl>
    ${line("stands at", html(x.place))}${line("keeps out", `${x.calls} calls, ${figures(x.macs)} MAC, ${percent(x.macs, R.macs)} of the work`)}
    ${line("try it", `<code>dfg-opt --what-if '${html(x.place)}' --partition ${html(R.tables.map(t => t.table).join(","))} ... ${html(R.model)}</code>`)}</dl>`;
  draw(true);
}

// ---- events ----

const anyTheme = () => { toggleTheme(); drawMap(); };
const help = bindKeys({
  "/": ["search", () => { find.focus(); find.select(); }],
  "Enter": ["next that was found; open or fold what is selected", e => e.target === find ? next(1) : toggle(cursor)],
  "n": ["next that was found, or is of the row clicked on the left", () => next(1)],
  "N": ["the one before", () => next(-1)],
  "ArrowDown j": ["down", () => select(cursor + 1)],
  "ArrowUp k": ["up", () => select(Math.max(0, cursor - 1))],
  "ArrowRight l": ["a column on", () => select(Math.min(rows.length - 1, cursor + perColumn))],
  "ArrowLeft h": ["a column back", () => select(Math.max(0, cursor - perColumn))],
  "o": ["open all regions", () => setAll(true)],
  "f": ["fold all", () => setAll(false)],
  "t": ["light or dark", anyTheme],
  "Escape": ["nothing selected, found, or picked out", () => {
    find.value = ""; find.blur(); hits = null; $("#found").textContent = ""; cursor = -1; detail.textContent = ""; setFilter(null);
  }],
});
$("#help").onclick = help;
$("#theme").onclick = anyTheme;
$("#open").onclick = () => setAll(true);
$("#shut").onclick = () => setAll(false);
find.oninput = search;
graph.onscroll = () => draw(false);
graph.onwheel = e => {
  if (Math.abs(e.deltaY) > Math.abs(e.deltaX)) { graph.scrollLeft += e.deltaY; e.preventDefault(); }
};
sheet.onclick = e => {
  const at = e.target.closest(".row");
  if (!at) return;
  const k = +at.dataset.row;
  if (rows[k].fold && (e.target.classList.contains("fold") || rows[k].head || k === cursor)) toggle(k);
  else select(k);
};
detail.onclick = e => {
  const a = e.target.closest("a");
  if (a) goTo(+a.dataset.node);
  if (e.target.classList.contains("close")) { cursor = -1; detail.textContent = ""; draw(true); }
};
function pick(e) {
  const at = e.target.closest("[data-entry], [data-why], [data-limit]");
  if (!at) return;
  if (at.dataset.limit !== undefined) showLimit(at.dataset.limit);
  else setFilter(at.dataset.entry !== undefined ? { entry: +at.dataset.entry } : { why: +at.dataset.why });
}
$(".lists").onclick = pick;
$(".cover").onclick = pick;
$(".map").onclick = e => { graph.scrollLeft = e.offsetX / $(".map").clientWidth * sheet.clientWidth - graph.clientWidth / 2; };
new ResizeObserver(() => { measure(); draw(true); drawMap(); }).observe(graph);

drawCover();
drawAside();
drawLegend();
redraw();
