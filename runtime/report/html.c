/* html.c -- the report as a self-contained page.
 *
 * In:   a report.
 * Out:  HTML: the report and the graph as JSON, with the style and the script that show
 *       them: nothing is loaded from a network.
 * Errors: no memory.
 */
#include <stdlib.h>
#include <string.h>

#include "report.h"

/* Made of gen/page/ and page.js by the build. */
extern const char dfg_report_style[], dfg_report_script[];

static void print_escaped(const char *s, FILE *f)
{
    for (; *s != '\0'; s++)
        if (*s == '<' || *s == '&')
            fputs(*s == '<' ? "&lt;" : "&amp;", f);
        else
            fputc(*s, f);
}

/* False: no memory. */
static bool print_data(const struct dfg_report *r, const char *model, FILE *f)
{
    fputs("{\"report\": ", f);
    dfg_report_print_json(r, model, f);
    fputs(", \"graph\": ", f);
    bool ok = dfg_report_print_graph(r, f);
    fputs("}", f);
    return ok;
}

/* Nothing in the data ends the element: `<` stands in strings only. */
static void print_json_in_html(const char *text, FILE *f)
{
    for (; *text != '\0'; text++)
        if (*text == '<')
            fputs("\\u003c", f);
        else
            fputc(*text, f);
}

dfg_status dfg_report_print_html(const struct dfg_report *r, const char *model, FILE *f, struct dfg_error *error)
{
    struct dfg_gather data;
    bool ok = dfg_gather_begin(&data) && print_data(r, model, data.file);
    const char *name = strrchr(model, '/');
    if (dfg_gather_end(&data) == NULL || !ok) {
        free(data.text);
        return dfg_fail(error, DFG_NO_MEMORY, "out of memory");
    }
    fputs("<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
          "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>", f);
    print_escaped(name != NULL ? name + 1 : model, f);
    fprintf(f, "</title>\n<style>\n%s</style>\n</head>\n<body>\n<div id=\"app\"></div>\n"
               "<script type=\"application/json\" id=\"data\">", dfg_report_style);
    print_json_in_html(data.text, f);
    fprintf(f, "</script>\n<script>\n%s</script>\n</body>\n</html>\n", dfg_report_script);
    free(data.text);
    return DFG_OK;
}
