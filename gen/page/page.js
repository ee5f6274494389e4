// What pages share: theme, keys, numbers, elements.
"use strict";
const stored = (() => { try { return localStorage; } catch (e) { return null; } })();
const root = document.documentElement;

function setTheme(name) {
  root.dataset.theme = name;
  try { stored.setItem("pat2c-theme", name); } catch (e) { /* a page in a frame has no store */ }
}
(() => {
  let name = new URLSearchParams(location.search).get("theme");
  try { name = name || stored.getItem("pat2c-theme"); } catch (e) { /* likewise */ }
  root.dataset.theme = name || (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
})();
const toggleTheme = () => setTheme(root.dataset.theme === "dark" ? "light" : "dark");

const escapes = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const html = s => String(s).replace(/[&<>"]/g, c => escapes[c]);

// The element that the text is of.
function element(text) {
  const t = document.createElement("template");
  t.innerHTML = text.trim();
  return t.content.firstElementChild;
}

// 4.09 G, in a few figures.
function figures(x) {
  const units = ["", " k", " M", " G", " T"];
  let i = 0;
  while (Math.abs(x) >= 999.5 && i + 1 < units.length) { x /= 1000; i++; }
  return (Math.abs(x) >= 100 || Number.isInteger(x) ? Math.round(x) : x.toPrecision(3)) + units[i];
}
const percent = (part, all) => all > 0 ? (100 * part / all).toFixed(1) + " %" : "–";

// The hue of the i-th of many: neighbours are far apart.
const hues = [215, 28, 150, 285, 345, 185, 50, 320, 95, 250, 8, 130];
const hue = i => i < hues.length ? hues[i] : Math.round((i * 137.508) % 360);

const arrows = { ArrowUp: "↑", ArrowDown: "↓", ArrowLeft: "←", ArrowRight: "→", Escape: "Esc" };

// keys: { name: [what it does, function] }; a dialog with them for `?`.
function bindKeys(keys) {
  const rows = Object.entries(keys).map(([k, [what]]) =>
    `<tr><td>${k.split(" ").map(x => `<kbd>${html(arrows[x] || x)}</kbd>`).join(" ")}</td><td>${html(what)}</td></tr>`).join("");
  const help = element(`<dialog><h2>Keys</h2><table>${rows}<tr><td><kbd>?</kbd></td><td>this</td></tr></table></dialog>`);
  document.body.append(help);
  help.addEventListener("click", () => help.close());
  const byKey = new Map();
  for (const [names, [, f]] of Object.entries(keys)) for (const k of names.split(" ")) byKey.set(k, f);
  addEventListener("keydown", e => {
    const typing = e.target.tagName === "INPUT";
    if (e.ctrlKey || e.metaKey || e.altKey) return;
    if (typing && e.key !== "Escape" && e.key !== "Enter") return;
    if (e.key === "?" && !typing) { help.open ? help.close() : help.showModal(); return; }
    if (e.key === "Enter" && e.target.tagName === "BUTTON") return;
    const f = byKey.get(e.key);
    if (f && !help.open) { e.preventDefault(); f(e); }
  });
  return () => help.showModal();
}
