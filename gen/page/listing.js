// The listing: a .pat file beside its C, each line lights those of the other that belong to it; what each
// pattern costs, and the automaton of each table.
const D = JSON.parse(document.getElementById("data").textContent);
const pat = D.pat.split("\n"), files = [{ name: D.name.replace(/\.[^.]*$/, ".c"), text: D.c, from: D.from }];
if (D.rules) files.push({ name: D.name.replace(/\.[^.]*$/, ".rules.c"), text: D.rules, from: D.rules_from });

// ---- which lines belong together ----

// Where the declaration that begins at line `at` ends: at the semicolon or brace that closes it.
function endOf(at) {
  let depth = 0;
  for (let k = at; k <= pat.length; k++) {
    const text = pat[k - 1].replace(/\/\/.*|"(\\.|[^"\\])*"/g, "");
    for (const c of text) {
      if (c === "{" || c === "(") depth++;
      if (c === "}" || c === ")") depth--;
      if (depth === 0 && (c === ";" || c === "}")) return k;
    }
  }
  return at;
}
// Of each line of C: the line that it is made of, and the declaration that its function is of.
for (const file of files) {
  file.until = file.from.map(at => Array.isArray(at) ? at[1] : at);
  file.from = file.from.map(at => Array.isArray(at) ? at[0] : at);
  file.lines = file.text.replace(/\n$/, "").split("\n");
  file.whole = new Array(file.lines.length).fill(0);
  let decl = 0, comment = 0;
  file.lines.forEach((line, k) => {
    const head = line.match(/^\/\* (?:---- )?([^ :]+):(\d+)/);
    if (head && head[1] === D.name) { decl = +head[2]; comment = 0; }
    else if (head || /^(#|static const|const|enum)/.test(line)) decl = 0;
    file.whole[k] = decl;
    if (decl && /^( \*|\/\*)/.test(line)) {
      if (comment > 0 || /  /.test(line.slice(3))) file.from[k] = file.until[k] = file.from[k] || decl + Math.max(0, comment - 1);
      comment++;
    }
    if (line === "}") decl = 0;
  });
}

// ---- texts with colours ----

const words = /\b(import|pattern|rule|table|cond|where|op|ops|law|param|match|rewrite|every|for|return|if|else|while|switch|case|break|continue|default|static|const|bool|true|false|struct|uint32_t|uint64_t|size_t|int|void|enum|extern|not|and|or|in|as|cost|attrs|let|commutative|none)\b/g;
function colour(line, isC, inComment) {
  const parts = [];
  const token = isC ? /\/\*.*?(\*\/|$)|\/\/.*|"(\\.|[^"\\])*"|^#.*|^ \*.*/g : /\/\/.*|"(\\.|[^"\\])*"/g;
  let at = 0;
  const plain = s => html(s).replace(words, '<span class="k">$1</span>');
  if (inComment) return `<span class="c">${html(line)}</span>`;
  for (const m of line.matchAll(token)) {
    parts.push(plain(line.slice(at, m.index)));
    const kind = m[0][0] === '"' ? "s" : m[0][0] === "#" ? "d" : "c";
    parts.push(`<span class="${kind}">${html(m[0])}</span>`);
    at = m.index + m[0].length;
  }
  parts.push(plain(line.slice(at)));
  return parts.join("") || " ";
}
function textHtml(lines, isC, has) {
  return lines.map((line, k) => `<div data-line="${k + 1}" class="${has(k) ? "has" : ""}"><span class="n">${k + 1}</span>` +
    `<span class="code">${colour(line, isC, isC && /^ \*/.test(line))}</span></div>`).join("");
}

// ---- the page ----

document.getElementById("app").replaceWith(element(`<div id="app">
  <div class="top"><h1>${html(D.name)}</h1><span class="grow" style="color:var(--soft)">and the C that it becomes</span>
    <input id="find" type="search" placeholder="Search both" aria-label="search"><span id="found" class="num" style="color:var(--soft)"></span>
    <button id="help">Keys</button><button id="theme" title="light or dark">Theme</button></div>
  <main><div><div class="bar"><h2>${html(D.name)}</h2></div><div class="text" id="pat" tabindex="0"></div></div>
    <div><div class="bar tabs" role="tablist">${files.map((f, i) => `<button role="tab" data-file="${i}">${html(f.name)}</button>`).join("")}<span class="grow"></span>
      <span id="where" class="mono" style="color:var(--soft)"></span></div><div class="text" id="c" tabindex="0"></div></div>
    <div><div class="bar tabs" role="tablist"><button role="tab" data-side="cost">Costs</button><button role="tab" data-side="tree">Automaton</button></div>
      <div class="scroll" id="side"></div></div></main>
  <div class="legend"><span><i style="background:var(--mark)">line</i> made of the other</span>
    <span><i style="background:var(--accent-soft)">line</i> of the same declaration</span><span>a click keeps them; <kbd>j</kbd> <kbd>k</kbd> go from line to line</span></div></div>`));
const $ = s => document.querySelector(s), all = s => [...document.querySelectorAll(s)];
const left = $("#pat"), right = $("#c"), side = $("#side"), find = $("#find");
let shown = 0, pinned = 0;

const declarations = new Map(); // of a line of the file: that where its declaration begins
for (const file of files) for (const decl of new Set(file.whole)) if (decl)
  for (let k = decl, end = endOf(decl); k <= end; k++) if (!declarations.has(k) || declarations.get(k) < decl) declarations.set(k, decl);

function showFile(i) {
  shown = i;
  const file = files[i];
  right.innerHTML = textHtml(file.lines, true, k => file.from[k] > 0 || file.whole[k] > 0);
  all("[data-file]").forEach((b, k) => b.setAttribute("aria-selected", k === i));
  light(pinned, false);
  search();
}
left.innerHTML = textHtml(pat, false, k => declarations.has(k + 1));

// Lights line `at` of the file, and all that is made of it; 0: nothing.
function light(at, scroll) {
  const decl = declarations.get(at) || 0, file = files[shown], end = decl ? endOf(decl) : 0;
  let first = null;
  [...left.children].forEach((e, k) => {
    e.classList.toggle("lit", k + 1 === at);
    e.classList.toggle("near", decl > 0 && k + 1 >= decl && k + 1 <= end && k + 1 !== at);
    e.classList.toggle("pinned", k + 1 === pinned);
  });
  [...right.children].forEach((e, k) => {
    const lit = at > 0 && file.from[k] <= at && at <= file.until[k];
    e.classList.toggle("lit", lit);
    e.classList.toggle("near", !lit && decl > 0 && file.whole[k] === decl);
    if (lit || (decl > 0 && file.whole[k] === decl && at === decl)) first = first || e;
  });
  if (!first && decl) first = [...right.children].find((e, k) => file.whole[k] === decl);
  $("#where").textContent = at ? `${D.name}:${at}` : "";
  for (const e of all(".cost, .hit-entry")) e.classList.toggle("on", at > 0 && +e.dataset.line === (decl || at));
  if (scroll && first) first.scrollIntoView({ block: "center" });
}
const lineOf = e => { const row = e.target.closest(".text > div"); return row ? +row.dataset.line : 0; };
const ofC = k => k > 0 ? files[shown].from[k - 1] || files[shown].whole[k - 1] : 0;
function pin(at, scrollLeft, scrollRight) {
  pinned = at === pinned ? 0 : at;
  light(pinned, scrollRight);
  if (pinned && scrollLeft) left.children[pinned - 1].scrollIntoView({ block: "center" });
}
// Another file of C may be what has the line.
function go(at) {
  const decl = declarations.get(at) || at;
  if (!files[shown].whole.includes(decl)) {
    const other = files.findIndex(f => f.whole.includes(decl));
    if (other >= 0) showFile(other);
  }
  pinned = 0;
  pin(at, true, true);
}

// ---- costs and automata ----

const patterns = D.stats.filter(s => s.pattern !== undefined), tables = D.stats.filter(s => s.entries !== undefined);
function costHtml(s, most) {
  const facts = `${s.facts} fact${s.facts === 1 ? "" : "s"}, ${s.shared} shared · ${s.exact ? "exact" : "not exact"} · about ${s.bytes} bytes`;
  return `<div class="cost" data-line="${s.line}"><span class="name">${html(s.pattern)}</span><span class="num">${figures(s.worst_tests)} tests</span>
    <span class="meter"><i style="width:${100 * Math.log1p(s.worst_tests) / Math.log1p(most)}%"></i></span>
    <span class="more">${facts}${s.bounded_by !== "few choices" ? ` · bounded by ${html(s.bounded_by)}` : ""}${s.residue.length ? `<br>tested afterwards: ${s.residue.map(html).join("; ")}` : ""}</span></div>`;
}
function drawCosts() {
  const most = Math.max(1, ...patterns.map(s => s.worst_tests)), parts = [];
  let group = "patterns, each by itself", begun = false, next = 0;
  parts.push(`<div class="group"><h2>${group}</h2><p style="margin:2px 0;color:var(--soft);font-size:12px">Tests at one node, at most.</p></div>`);
  const own = D.stats.length - (tables.length ? D.automata.reduce((n, a) => n + a.entries.length + 1, 0) : 0);
  D.stats.forEach((s, i) => {
    if (i === own || (begun && D.stats[i - 1].entries !== undefined)) {
      parts.push(`<div class="group"><h2>table ${html(D.automata[next] ? D.automata[next].table : "")}</h2></div>`);
      next++;
      begun = true;
    }
    if (s.pattern !== undefined) parts.push(costHtml(s, most));
    else parts.push(`<div class="cost"><span class="more">${s.entries} entries, ${s.exact} exact; ${s.root_operators} root operators, ${s.states} states, about ${s.bytes} bytes</span></div>`);
  });
  side.innerHTML = parts.join("");
}
function groupHtml(stmts, entries) {
  return stmts.map(s => s.hit !== undefined ? `<div class="hit-entry" data-line="${entries.get(s.hit) || 0}"><span class="swatch" style="--h:${hue([...entries.keys()].indexOf(s.hit))}"></span>${html(s.hit)}</div>` :
    s.if !== undefined ? `<details open><summary>${s.if.length ? s.if.map(t => `<code>${html(t)}</code>`).join(" <span class=\"c\">and</span> ") : "always"}</summary>${groupHtml(s.then, entries)}</details>` :
    `<details open><summary><span class="c">by</span> <code>${html(s.switch)}</code></summary>${s.cases.map(c => caseHtml(c, entries, true)).join("")}</details>`).join("");
}
const caseHtml = (c, entries, open) => `<details ${open ? "open" : ""}><summary><code>${html(c.case.replace(/^op in \{(.*)\}$/, "$1"))}</code></summary>${groupHtml(c.then, entries)}</details>`;
function drawTree() {
  side.innerHTML = D.automata.map(a => {
    const entries = new Map(a.entries.map(e => [e.name, e.line]));
    return `<div class="group"><h2>table ${html(a.table)}</h2><p style="margin:2px 0 6px;color:var(--soft);font-size:12px">What is asked of a node <code>n</code>; what entries have in common is asked once.</p></div>
      <div class="tree">${a.roots.map(r => caseHtml(r, entries, a.roots.length < 12)).join("")}</div>`;
  }).join("") || `<div class="group"><p style="color:var(--soft)">The file has no table.</p></div>`;
}
function showSide(which) {
  if (which === "tree") drawTree(); else drawCosts();
  all("[data-side]").forEach(b => b.setAttribute("aria-selected", b.dataset.side === which));
  light(pinned, false);
}

// ---- search, events ----

let hits = [], hit = -1;
function search() {
  const text = find.value.trim().toLowerCase();
  hits = [];
  for (const [e, lines] of [[left, pat], [right, files[shown].lines]])
    [...e.children].forEach((row, k) => {
      const found = text !== "" && lines[k].toLowerCase().includes(text);
      row.classList.toggle("hit", found);
      if (found) hits.push(row);
    });
  hit = -1;
  $("#found").textContent = text ? `${hits.length} found` : "";
}
function nextHit(step) {
  if (!hits.length) return;
  hit = (hit + step + hits.length) % hits.length;
  hits[hit].scrollIntoView({ block: "center" });
}
function step(by) {
  const lines = [...declarations.keys()].sort((a, b) => a - b), at = lines.indexOf(pinned);
  const to = at < 0 ? (by > 0 ? lines[0] : lines[lines.length - 1]) : lines[at + by];
  if (to) go(to);
}
const help = bindKeys({
  "/": ["search", () => { find.focus(); find.select(); }],
  "Enter": ["next that was found", () => nextHit(1)],
  "n": ["next that was found", () => nextHit(1)],
  "N": ["the one before", () => nextHit(-1)],
  "j ArrowDown": ["next line of the file that became C", () => step(1)],
  "k ArrowUp": ["the one before", () => step(-1)],
  "a": ["automaton or costs", () => showSide($('[data-side="cost"]').getAttribute("aria-selected") === "true" ? "tree" : "cost")],
  "t": ["light or dark", toggleTheme],
  "Escape": ["nothing lit or found", () => { find.value = ""; find.blur(); pinned = 0; search(); light(0, false); }],
});
$("#help").onclick = help;
$("#theme").onclick = toggleTheme;
find.oninput = search;
left.onmouseover = e => { if (!pinned) light(lineOf(e), false); };
right.onmouseover = e => { if (!pinned) light(ofC(lineOf(e)), false); };
left.onclick = e => { const at = lineOf(e); if (at) (at === pinned ? pin(at) : go(at)); };
right.onclick = e => { const at = ofC(lineOf(e)); if (at) pin(at, true, false); };
side.onclick = e => { const row = e.target.closest("[data-line]"); if (row && +row.dataset.line) go(+row.dataset.line); };
all("[data-file]").forEach(b => { b.onclick = () => showFile(+b.dataset.file); });
all("[data-side]").forEach(b => { b.onclick = () => showSide(b.dataset.side); });
showFile(0);
showSide("cost");
