#!/bin/bash
# The report of dfg-opt: its figures as text and JSON, and the page, opened in a browser.
#
# usage: run-report.sh DFG-OPT
# Exit status 77: there is no Chromium, so the page was not opened.
set -u
opt=$(realpath "$1")
graphs=$(realpath "$(dirname "$0")/graphs")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
passed=0 failed=0

# has NAME FILE TEXT: the file contains the text
has() {
    if grep -qF -- "$3" "$2"; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "FAILED $1: $2 lacks: $3"
        cut -c 1-2000 "$2" | head -n 30
    fi
}

cat > g.dfg <<'G'
fn @main(%x: f32[1, 8, 8, 8], %w: f32[8, 8, 1, 1], %b: f32[8, 1, 1], %"q&\"<": f32[8]) {
  %0 = nn.conv2d(%x, %w) {channels = 8} : f32[1, 8, 8, 8]
  %1 = add(%0, %b) : f32[1, 8, 8, 8]
  %2 = nn.relu(%1) : f32[1, 8, 8, 8]
  %3 = nn.softmax(%2) : f32[1, 8, 8, 8]
  %4 = nn.conv2d(%3, %w) {channels = 4} : f32[1, 8, 8, 8]
  %5 = add(%4, %b) : f32[1, 8, 8, 8]
  %6 = nn.conv2d(%5, %w) {channels = 8} : f32[1, 8, 8, 8]
  %7 = add(%6, %b) : f32[1, 8, 8, 8]
  %8 = nn.relu(%7) : f32[1, 8, 8, 8]
  %9 = nn.softmax(%7) : f32[1, 8, 8, 8]
  return %8, %9, %"q&\"<"
}
G
"$opt" --partition dnnl --report g.dfg > text
has "share" text "g.dfg: 5 of 10 calls (50.0 %), 8.19 k MAC of 12.3 k MAC (66.7 %), in 2 matches, 2 regions"
has "entry" text "dnnl.conv2d_bias_relu"
has "no entry" text "2 x nn.softmax: no entry takes nn.softmax here"
has "condition" text "2 x add (1), nn.conv2d (1): closest entry 'dnnl.conv2d_bias': dnnl.pat:"
has "what it saw" text "at %5: false: c.channels is 4"
has "escape" text "1 x nn.relu: entry 'dnnl.conv2d_bias_relu' matches, but the value of its add is used outside"
sed -e '/%8 =/d' -e 's/return %8/return %9/' g.dfg > one.dfg
"$opt" --partition dnnl --regions --least-calls 3 --report one.dfg > text
has "what is put back is not covered" text "one.dfg: 3 of 9 calls (33.3 %), 4.1 k MAC of 12.3 k MAC (33.3 %), in 1 match, 1 region"
has "why it is put back" text "2 x add (1), nn.conv2d (1): entry 'dnnl.conv2d_bias' takes it, but the region is too small"
cat > qdq.dfg <<'G'
fn @main(%x: i8[1, 4, 8, 8]) {
  %s = const f32 0.5
  %w = const i8[4, 4, 1, 1] [1, 2, 3, 4, 5, 6, 7, 8, 1, 2, 3, 4, 5, 6, 7, 8]
  %d = DequantizeLinear(%x, %s)
  %0 = QuantizeLinear(Relu(Conv(%d, DequantizeLinear(%w, %s))), %s)
  %1 = Erf(%d)
  return %0, %1
}
G
"$opt" --infer --partition ethos_u --report qdq.dfg > text
has "a table for other networks" text "'ethos_u' has none of this graph's operators"
"$opt" --infer --partition onnx_ethos_u --report qdq.dfg > text
has "what a refused match holds" text "5 x DequantizeLinear (2), Conv (1), QuantizeLinear (1), Relu (1): entry 'ethos-u.conv2d' matches"
has "what to do about it" text "the value of its DequantizeLinear is used outside (--pass unique_dequantize"

"$opt" --partition dnnl,cutlass --report g.dfg > text
has "of several tables the first's share" text "dnnl: 5 of 10 calls (50.0 %), 8.19 k MAC (66.7 %), in 2 matches"
has "and that of what takes nothing" text "cutlass: 0 of 10 calls (0.0 %), 0 MAC (0.0 %), in 0 matches"

"$opt" --partition dnnl --report=json g.dfg > json
python3 - > seen <<'P' || failed=$((failed + 1))
import json
r = json.load(open("json"))
print(r["calls"], r["covered"], r["macs"], r["matches"], r["regions"], sum(e["calls"] for e in r["entries"]),
      sum(x["calls"] for x in r["left_out"]))
P
has "shares of tables, as JSON" json '"tables": [{"matches": 2, "calls": 5, "macs": 8192, "table": "dnnl"}]'
has "JSON" seen "10 5 12288 2 2 5 5"

"$opt" --partition cmsis_nn_tflm --report "$graphs/keywords.dfg" > text
has "a network for a microcontroller" text "12 of 13 calls (92.3 %), 2.66 M MAC of 2.66 M MAC (100.0 %), in 12 matches, 2 regions"
has "its depthwise convolutions" text "cmsis-nn.depthwise_conv_2d                    4 matches      4 calls  288 k MAC"
has "what is left of it" text "1 x tfl.Reshape: no entry takes tfl.Reshape here"
"$opt" --partition cmsis_nn_tflm "$graphs/keywords.dfg" -o keywords.dfg
"$opt" --validate cmsis_nn_tflm keywords.dfg | sort | uniq -c > text
has "its functions are what the table takes" text "5 cmsis-nn.conv_2d: yes"
has "all of them are" text "1 cmsis-nn.softmax: yes"

sed 's/\[1, 8, 8, 8\]/[N, 8, 8, 8]/' g.dfg > batch.dfg
"$opt" --partition dnnl --report batch.dfg > text
has "share of a network with an open batch" text "8.19 k MAC of 12.3 k MAC (66.7 %)"
has "what is open" text "work of 3 calls is per unit: N is taken as 1"
"$opt" --partition dnnl --report=json batch.dfg > json
has "what is open, as JSON" json '"calls_of_work_per_unit": 3, "taken_as_1": ["N"], "calls_of_unknown_work": 0'

"$opt" --partition dnnl --report=html g.dfg > page.html || failed=$((failed + 1))
"$opt" --partition dnnl,cutlass --report=html g.dfg > tables.html || failed=$((failed + 1))
python3 - page.html tables.html > seen <<'P' || failed=$((failed + 1))
import json, re, sys
page, tables = [json.loads(re.search(r'id="data">(.*?)</script>', open(f).read(), re.S).group(1)) for f in sys.argv[1:]]
g = page["graph"]
print(len(g["op"]), sum(m > 0 for m in g["match"]), sum(w > 0 for w in g["why"]), len(tables["report"]["tables"]))
P
has "the page has all calls, those that are taken, those that are left out, all tables" seen "10 5 5 2"
sed 's/%3\b/%"<\/script>"/g' g.dfg > odd.dfg
"$opt" --partition dnnl --report=html odd.dfg > odd.html || failed=$((failed + 1))
has "names do not end the script" odd.html '\u003c/script>'
if grep -qE '(src|href)=|https?://|@import|url\(' page.html; then
    failed=$((failed + 1))
    echo "FAILED the page asks a network"
fi
chromium=$(command -v chromium || command -v chromium-browser || command -v google-chrome)
if [ -z "$chromium" ]; then
    echo "skipped: the page was not opened, there is no Chromium"
else
    # As a reader would: a click on an entry, a search, keys, a match opened.
    cat > drive.js <<'J'
const said = [], click = s => document.querySelector(s).click(), all = s => document.querySelectorAll(s).length;
const press = key => dispatchEvent(new KeyboardEvent("keydown", { key }));
said.push("rows " + all(".row"), "taken " + all(".row.taken"));
click("#entries .item"); said.push("dim " + all(".row.dim"));
press("Escape"); said.push("dim " + all(".row.dim"));
find.value = "softmax"; find.oninput(); said.push("hits " + all(".row.hit"), document.querySelector("#found").textContent);
press("n"); said.push(document.querySelector(".detail").textContent.replace(/\s+/g, " "));
press("Escape"); click(".row.taken .fold"); said.push("opened " + all(".row"));
press("f"); said.push("folded " + all(".row"));
const theme = document.documentElement.dataset.theme; press("t"); said.push(theme + " " + document.documentElement.dataset.theme);
document.body.dataset.said = said.join("; ");
J
    { sed '/<\/body>/,$d' page.html; echo "<script>"; cat drive.js; echo "</script></body></html>"; } > driven.html
    "$chromium" --headless --no-sandbox --disable-gpu --window-size=1200,800 --dump-dom "file://$work/driven.html?theme=light" > dom 2> log
    grep -o 'data-said="[^"]*"' dom > said
    has "rows, and those that are taken" said "rows 8; taken 2"
    has "a click on an entry" said "dim 6; dim 0"
    has "a search, and what was found" said "hits 2; 2 found; nn.softmax"
    has "why it was left out" said "no entry takes nn.softmax here"
    has "a match that is opened, all folded" said "opened 11; folded 5"
    has "light and dark" said "light dark"
fi
echo "$passed passed, $failed failed"
[ "$failed" = 0 ] || exit 1
[ -n "$chromium" ] || exit 77
