/* html.c -- the report as a page that stands by itself.
 *
 * In:   a report.
 * Out:  HTML: the shares, tables of entries and of reasons, and the graph drawn
 *       by Graphviz, a colour a region; over a node its entry or its reason, and
 *       a click on a row of a table shows its nodes.
 * Errors: `dot` can't be run.
 */
#include <stdlib.h>
#include <string.h>

#include "report.h"

/* ---- text ---- */

static void print_html(const char *s, FILE *f)
{
    for (; *s != '\0'; s++) {
        const char *name = *s == '&'   ? "&amp;"
                           : *s == '<' ? "&lt;"
                           : *s == '>' ? "&gt;"
                           : *s == '"' ? "&quot;"
                                       : NULL;
        if (name != NULL)
            fputs(name, f);
        else
            fputc((unsigned char)*s < 0x20 && *s != '\n' ? '?' : *s, f);
    }
}

static void print_cell(const char *tag, const char *text, FILE *f)
{
    fprintf(f, "<%s>", tag);
    print_html(text, f);
    fprintf(f, "</%s>", tag);
}

/* ---- the page ---- */

static const char head[] =
    "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
    "<style>\n"
    "body { font: 14px/1.4 Helvetica, Arial, sans-serif; margin: 1.5em; color: #222; }\n"
    "h1 { font-size: 1.3em; } h2 { font-size: 1.1em; margin-top: 1.5em; }\n"
    "table { border-collapse: collapse; } td, th { padding: .2em .7em; text-align: left; vertical-align: "
    "top; }\n"
    "td.n, th.n { text-align: right; } tr { border-bottom: 1px solid #ddd; }\n"
    "tbody tr { cursor: pointer; } tbody tr:hover, tr.on { background: #eef3fb; }\n"
    "pre { margin: .3em 0 0; font-size: 12px; white-space: pre-wrap; }\n"
    "#graph { border: 1px solid #ccc; overflow: auto; height: 80vh; resize: vertical; }\n"
    "#tip { position: fixed; display: none; background: #222; color: #fff; padding: .4em .6em; max-width: "
    "40em;\n"
    "  font-size: 12px; white-space: pre-wrap; pointer-events: none; border-radius: 3px; }\n"
    "g.on polygon, g.on ellipse, g.on polyline { stroke: #d00; stroke-width: 3; }\n"
    "</style>\n";

static const char script[] =
    "<script>\n"
    "const graph = document.getElementById('graph'), tip = document.getElementById('tip');\n"
    "const svg = graph.querySelector('svg'), nodes = new Map();\n"
    "const width = svg.viewBox.baseVal.width, height = svg.viewBox.baseVal.height;\n"
    "let zoom = 1;\n"
    "function scale(by) {\n"
    "  zoom = Math.min(8, Math.max(0.05, zoom * by));\n"
    "  svg.setAttribute('width', width * zoom); svg.setAttribute('height', height * zoom);\n"
    "  document.getElementById('zoom').textContent = Math.round(zoom * 100) + ' %';\n"
    "}\n"
    "for (const g of svg.querySelectorAll('g.node')) {\n"
    "  const title = g.querySelector('title'), a = g.querySelector('a');\n"
    "  nodes.set(title.textContent, g);\n"
    "  title.remove();\n"
    "  if (!a) continue;\n"
    "  const text = a.getAttribute('xlink:title') || a.getAttribute('title');\n"
    "  a.removeAttribute('xlink:title');\n"
    "  g.dataset.tip = text;\n"
    "  g.addEventListener('mousemove', e => {\n"
    "    tip.textContent = text; tip.style.display = 'block';\n"
    "    tip.style.left = Math.min(e.clientX + 12, innerWidth - tip.offsetWidth - 8) + 'px';\n"
    "    tip.style.top = Math.min(e.clientY + 12, innerHeight - tip.offsetHeight - 8) + 'px';\n"
    "  });\n"
    "  g.addEventListener('mouseleave', () => { tip.style.display = 'none'; });\n"
    "}\n"
    "for (const row of document.querySelectorAll('tbody tr')) row.addEventListener('click', () => {\n"
    "  const was = row.classList.contains('on');\n"
    "  for (const e of document.querySelectorAll('.on')) e.classList.remove('on');\n"
    "  if (was) return;\n"
    "  row.classList.add('on');\n"
    "  const found = row.dataset.nodes.split(' ').map(n => nodes.get(n)).filter(Boolean);\n"
    "  for (const g of found) g.classList.add('on');\n"
    "  if (found.length) found[0].scrollIntoView({ block: 'nearest', inline: 'center' });\n"
    "});\n"
    "scale(Math.min(1, Math.max(0.25, (graph.clientWidth - 20) / width)));\n"
    "graph.scrollLeft = (graph.scrollWidth - graph.clientWidth) / 2;\n"
    "</script>\n";

static void print_numbers(size_t calls, double macs, const struct dfg_report *r, FILE *f)
{
    fprintf(f, "<td class=\"n\">%zu</td><td class=\"n\">%.1f %%</td>", calls,
            dfg_report_share(macs, r->macs));
}

/* An entry without a name stands for all of its table. */
static bool is_of_entry(const struct dfg_report *r, const struct dfg_report_entry *e, dfg_node n)
{
    const struct dfg_pick *pick = dfg_report_pick_of(r, n);
    if (pick == NULL || pick->target != e->target)
        return false;
    return e->name == NULL ||
           strcmp(dfg_report_entry_name(&r->targets[pick->target], pick->entry), e->name) == 0;
}

/* e, or the reason: whose row it is. */
static void open_row(const struct dfg_report *r, const struct dfg_report_entry *e, size_t reason, FILE *f)
{
    const char *space = "";
    fputs("<tr data-nodes=\"", f);
    for (dfg_node n = 1; n < dfg_n_nodes(r->m); n++)
        if (e != NULL ? is_of_entry(r, e, n) : r->why[n] == reason + 1) {
            fprintf(f, "%sn%u", space, (unsigned)n);
            space = " ";
        }
    fputs("\">", f);
}

static void print_entry(const struct dfg_report *r, const struct dfg_report_entry *e, FILE *f)
{
    open_row(r, e, 0, f);
    print_cell("td", r->totals[e->target].name, f);
    print_cell("td", e->name != NULL ? e->name : "all entries", f);
    fprintf(f, "<td class=\"n\">%zu</td>", e->matches);
    print_numbers(e->calls, e->macs, r, f);
    fputs("</tr>\n", f);
}

static void print_entries(const struct dfg_report *r, FILE *f)
{
    fputs("<h2>What is covered</h2>\n<table id=\"entries\"><thead><tr><th>table</th><th>entry</th><th "
          "class=\"n\">"
          "matches</th><th class=\"n\">calls</th><th class=\"n\">share of work</th></tr></thead><tbody>\n",
          f);
    for (size_t i = 0; i < r->n_targets && r->n_targets > 1; i++) {
        const struct dfg_report_total *t = &r->totals[i];
        print_entry(r, &(struct dfg_report_entry){NULL, (uint32_t)i, t->matches, t->calls, t->macs}, f);
    }
    for (size_t i = 0; i < r->n_entries; i++)
        print_entry(r, &r->entries[i], f);
    fputs("</tbody></table>\n", f);
}

static void print_reasons(const struct dfg_report *r, FILE *f)
{
    if (r->n_reasons == 0)
        return;
    fputs("<h2>What is left out, and why</h2>\n<table id=\"reasons\"><thead><tr><th>operator</th><th "
          "class=\"n\">calls"
          "</th><th class=\"n\">share of work</th><th>reason</th></tr></thead><tbody>\n",
          f);
    for (size_t i = 0; i < r->n_reasons; i++) {
        const struct dfg_report_reason *x = &r->reasons[i];
        open_row(r, NULL, i, f);
        fputs("<td>", f);
        for (size_t k = 0; k < x->n_ops; k++) {
            fputs(k > 0 ? ", " : "", f);
            print_html(x->ops[k].name, f);
            if (x->n_ops > 1)
                fprintf(f, "&nbsp;(%zu)", x->ops[k].calls);
        }
        fputs("</td>", f);
        print_numbers(x->calls, x->macs, r, f);
        fputs("<td>", f);
        print_html(x->text, f);
        if (x->detail != NULL) {
            fputs("<details><summary>the first of them</summary><pre>", f);
            print_html(x->detail, f);
            fputs("</pre></details>", f);
        }
        fputs("</td></tr>\n", f);
    }
    fputs("</tbody></table>\n", f);
}

/* False: no memory. */
static bool print_notes(const struct dfg_report *r, FILE *f)
{
    struct dfg_gather g;
    if (dfg_gather_begin(&g))
        dfg_report_print_notes(r, g.file);
    if (dfg_gather_end(&g) == NULL)
        return false;
    if (g.size > 0)
        print_cell("p", g.text, f);
    free(g.text);
    return true;
}

dfg_status dfg_report_print_html(const struct dfg_report *r, const char *model, FILE *f,
                                 struct dfg_error *error)
{
    fputs(head, f);
    print_cell("title", model, f);
    fputs("</head>\n<body>\n", f);
    print_cell("h1", model, f);
    fputs("<p id=\"summary\">", f);
    dfg_report_print_totals(r, f);
    fputs(".</p>\n", f);
    if (!print_notes(r, f))
        return dfg_fail(error, DFG_NO_MEMORY, "out of memory");
    print_entries(r, f);
    print_reasons(r, f);
    fputs("<h2>The graph</h2>\n<p><button onclick=\"scale(0.8)\">smaller</button> <button "
          "onclick=\"scale(1.25)\">larger</button> <span id=\"zoom\"></span>; a colour is a region, what is "
          "white is left out; a click on a row above shows its nodes",
          f);
    fprintf(f, "%s.</p>\n<div id=\"graph\">\n", dfg_report_is_large(r) ? "; constants are not drawn" : "");
    dfg_status status = dfg_report_draw(r, f, error);
    if (status != DFG_OK)
        return status;
    fputs("</div>\n<div id=\"tip\"></div>\n", f);
    fputs(script, f);
    fputs("</body>\n</html>\n", f);
    return DFG_OK;
}
